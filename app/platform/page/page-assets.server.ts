import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { memoize } from "../process/memoize.ts"

type ViteManifest = Record<string, { file: string } | undefined>

// More than there are routes.
const mostKept = 200

/** What the renderer of pages must know of the browser's build in this folder. Nothing is built in development. */
export function createPageAssets(root: string) {
  const manifest = path.join(root, ".vite/manifest.json")
  const files = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, "utf8")) as ViteManifest) : {}

  /** The address of the file that a source was built into, by Vite's manifest. */
  const hrefOf = (source: string) => {
    const built = files[source]
    if (!built) throw new Error(`the build has no file of its own for ${source}`)
    return `/${built.file}`
  }

  /** The text of these style files, one after the other. */
  const stylesOf = memoize(
    mostKept,
    (hrefs: readonly string[]) => hrefs.join(" "),
    (hrefs) => hrefs.map((href) => readFileSync(path.join(root, href), "utf8")).join(""),
  )

  return { hrefOf, stylesOf }
}

export type PageAssets = ReturnType<typeof createPageAssets>
