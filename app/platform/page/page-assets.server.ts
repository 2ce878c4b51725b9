import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { memoize } from "../process/memoize.ts"
import { namesIn, neededStyles, readRules } from "./needed-styles.ts"

type Styles = { text: string; hash: string }
type Page = { html: string; styleHashes: string[] }

const place = '<style data-own=""></style>'
// As many as there are kinds of pages, in all their states.
const mostKept = 500

/** What the renderer of pages must know of the browser's build. */
export function createPageAssets(root: string) {
  const folder = path.join(root, "assets")
  const names = existsSync(folder) ? readdirSync(folder) : []

  /** The address of a file by the name of its source: "beacon.client". */
  const hrefOf = (source: string) => {
    const name = names.find((name) => name.startsWith(`${source}-`) && name.endsWith(".js"))
    if (!name) throw new Error(`the build has no file of its own for ${source}`)
    return `/assets/${name}`
  }

  const rulesOf = memoize(
    mostKept,
    (href: string) => href,
    (href) => readRules(readFileSync(path.join(root, href), "utf8")),
  )

  const stylesOf = memoize(
    mostKept,
    (hrefs: readonly string[], found: ReadonlySet<string>) => [...hrefs, ...[...found].toSorted()].join(" "),
    (hrefs, found): Styles => {
      const text = neededStyles(hrefs.flatMap(rulesOf), found)
      return { text, hash: `sha256-${createHash("sha256").update(text).digest("base64")}` }
    },
  )

  /**
   * Writes the styles that a page needs into it, so that the first response is all the first screen waits for. The
   * whole files are fetched by the page's script (start-on-interaction.ts). The hash is for the page's policy.
   */
  const writeStyles = (html: string, hrefs: readonly string[]): Page => {
    if (!html.includes(place)) return { html, styleHashes: [] }
    const { text, hash } = stylesOf(hrefs, namesIn(html))
    return { html: html.replace(place, () => place.replace("><", `>${text}<`)), styleHashes: [hash] }
  }

  return { hrefOf, writeStyles }
}

export type PageAssets = ReturnType<typeof createPageAssets>
