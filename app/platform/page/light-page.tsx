import { createContext, useContext, useState, useSyncExternalStore } from "react"
import { Links, Scripts } from "react-router"
import { startId } from "./start-on-interaction.ts"

/** What the server writes into a public page: its styles, its inline script, and React Router's deferred scripts. */
type LightPage = { styles: string; inlineScript: string; deferredScripts: string }

/** On the server, "scripts" renders only React Router's scripts. Null renders a page as the framework does. */
export const LightPage = createContext<LightPage | "scripts" | null>(null)

/** The styles are inside the page. Once the script runs, React Router's links load the styles of the next pages. */
export function PageStyles() {
  const page = useLightPage()
  const isRouted = useIsRouted()
  return (
    <>
      {page && <style suppressHydrationWarning>{page.styles}</style>}
      {isRouted && <Links />}
    </>
  )
}

/** False for a light page until it is hydrated, because the server did not render React Router's elements into it. */
export function useIsRouted() {
  const page = useLightPage()
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return !page || isHydrated
}

const neverChanges = () => () => {}

/** The browser runs nothing inside a template until start-on-interaction.ts moves it into the page. */
export function PageScripts() {
  const page = useLightPage()
  if (!page) return <Scripts />
  return (
    <>
      <template
        id={startId}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- React Router's own markup, rendered separately (entry.server.tsx)
        dangerouslySetInnerHTML={{ __html: page.deferredScripts }}
      />
      <script suppressHydrationWarning>{page.inlineScript}</script>
    </>
  )
}

/** In the browser the three texts are already in the page and stay unchanged. */
function useLightPage(): LightPage | null {
  const fromServer = useContext(LightPage)
  const [page] = useState(
    () => fromServer ?? (isInPage() ? { styles: "", inlineScript: "", deferredScripts: "" } : null),
  )
  return page === "scripts" ? null : page
}

function isInPage() {
  return typeof document !== "undefined" && document.getElementById(startId) !== null
}
