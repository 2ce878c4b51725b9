import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { namesIn, neededStyles, readRules } from "./needed-styles.ts"

type Styles = { text: string; hash: string }
type Page = { html: string; styleHashes: string[] }

const place = '<style data-own=""></style>'
// As many as there are kinds of pages, in all their states; more would be a fault, and starts anew.
const mostKept = 500

/** What the renderer of pages must know of the browser's build. */
export const createPageAssets = (root: string) => {
  const folder = path.join(root, "assets")
  const names = existsSync(folder) ? readdirSync(folder) : []

  /** The address of a file by the name of its source: "post-view.client". */
  const hrefOf = (source: string) => {
    const name = names.find((name) => name.startsWith(`${source}-`) && name.endsWith(".js"))
    if (!name) throw new Error(`the build has no file of its own for ${source}`)
    return `/assets/${name}`
  }

  const files = new Map<string, ReturnType<typeof readRules>>()
  const rulesOf = (href: string) => {
    const rules = files.get(href) ?? readRules(readFileSync(path.join(root, href), "utf8"))
    files.set(href, rules)
    return rules
  }

  const kept = new Map<string, Styles>()
  const stylesOf = (hrefs: readonly string[], names: ReadonlySet<string>): Styles => {
    const key = [...hrefs, ...[...names].toSorted()].join(" ")
    const known = kept.get(key)
    if (known) return known
    const text = neededStyles(hrefs.flatMap(rulesOf), names)
    const styles = { text, hash: `sha256-${createHash("sha256").update(text).digest("base64")}` }
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, styles)
    return styles
  }

  /**
   * Writes the styles that a page needs into it, so that the first response is all the first screen waits for. The
   * whole files are fetched by the page's script (start-when-wanted.ts). The hash is for the page's policy.
   */
  const writeStyles = (html: string, hrefs: readonly string[]): Page => {
    if (!html.includes(place)) return { html, styleHashes: [] }
    const { text, hash } = stylesOf(hrefs, namesIn(html))
    return { html: html.replace(place, () => place.replace("><", `>${text}<`)), styleHashes: [hash] }
  }

  return { hrefOf, writeStyles }
}

export type PageAssets = ReturnType<typeof createPageAssets>
