import { memoize } from "../../platform/process/memoize.ts"
import { escapeHtml } from "../../platform/text/escape-html.ts"
import { bodyText, cleanBody } from "../publishing/clean-body.ts"

/** A part of an article: its heading and the id to link to. */
export type BodyPart = { id: string; title: string }

const maxIdLength = 60
// A body has a few kilobytes.
const maxCachedBodies = 300

/**
 * A stored body as the page shows it: cleaned again (D22), with ids on headings, and with tables in regions that scroll
 * on a phone. Cleaned markup is balanced and has no attributes on `<h2>` and `<table>`, so replacing text is safe.
 * The prefix of ids avoids conflicts with ids of the page.
 */
export const renderBody = memoize(maxCachedBodies, (content: string) => content, render)

function idOf(title: string) {
  return title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, maxIdLength)
    .replaceAll(/^-+|-+$/g, "")
}

/** Makes names unique: the second "a" becomes "a-2". */
function createUniqueNames(separator: string) {
  const used = new Set<string>()
  return (base: string) => {
    let name = base
    for (let n = 2; used.has(name); n++) name = `${base}${separator}${n}`
    used.add(name)
    return name
  }
}

function render(content: string): { html: string; parts: BodyPart[] } {
  const parts: BodyPart[] = []
  const nameId = createUniqueNames("-")
  const nameTable = createUniqueNames(" ")
  const html = cleanBody(content)
    .replaceAll(/<h2>([\s\S]*?)<\/h2>/g, (heading, inner: string) => {
      const title = bodyText(inner)
      if (!title) return heading
      const id = nameId(`parte-${idOf(title)}`)
      parts.push({ id, title })
      return `<h2 id="${id}">${inner}</h2>`
    })
    .replaceAll(/<table>(?=\s*(?:<caption>([\s\S]*?)<\/caption>)?)/g, (_, caption?: string) => {
      const label = nameTable((caption && bodyText(caption)) || "Tabela")
      return `<div role="region" tabindex="0" aria-label="${escapeHtml(label)}"><table>`
    })
    .replaceAll("</table>", "</table></div>")
  return { html, parts }
}
