import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { memoize } from "../process/memoize.ts"

type ViteManifest = Record<string, { file: string } | undefined>

// More than the number of routes.
const maxEntries = 200

/** Finds files of the browser build in this folder. Development has no build. */
export function createPageAssets(root: string) {
  const manifest = path.join(root, ".vite/manifest.json")
  const files = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, "utf8")) as ViteManifest) : {}

  /** The address of the file built from a source, from Vite's manifest. */
  const hrefOf = (source: string) => {
    const built = files[source]
    if (!built) throw new Error(`the build has no file of its own for ${source}`)
    return `/${built.file}`
  }

  /** The joined text of these style files. */
  const stylesOf = memoize(
    maxEntries,
    (hrefs: readonly string[]) => hrefs.join(" "),
    (hrefs) => hrefs.map((href) => readFileSync(path.join(root, href), "utf8")).join(""),
  )

  return { hrefOf, stylesOf }
}

export type PageAssets = ReturnType<typeof createPageAssets>
