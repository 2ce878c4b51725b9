import { useContext, useState } from "react"
import { UNSAFE_FrameworkContext as FrameworkContext, Links, useMatches } from "react-router"

/** The desk has a policy without hashes, and the edge one policy for all the pages of its own. */
const withFiles = /^routes\/(?:desk|machine)\//

/** There, and in development, styles come as the framework sends them. */
export function PageStyles() {
  const takesFiles = useMatches().some(({ id }) => withFiles.test(id))
  const isDevelopment = Boolean(useManifest().hmr)
  return isDevelopment || takesFiles ? <Links /> : <OwnStyles />
}

function useManifest() {
  const framework = useContext(FrameworkContext)
  if (!framework) throw new Error("styles are asked for outside a page")
  return framework.manifest
}

function useStyleFiles() {
  const { routes } = useManifest()
  return [...new Set(useMatches().flatMap(({ id }) => routes[id]?.css ?? []))]
}

/**
 * The page's own styles stand in the page: the server writes them into this element (page-assets.server.ts), and the
 * browser keeps what it finds there. Files follow only for pages that are reached without a new load.
 */
function OwnStyles() {
  const files = useStyleFiles()
  const [landing] = useState(files)
  return (
    <>
      <style data-own="" suppressHydrationWarning>
        {""}
      </style>
      {files
        .filter((href) => !landing.includes(href))
        .map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
    </>
  )
}
