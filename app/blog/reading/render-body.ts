import { memoize } from "../../platform/process/memoize.ts"
import { escapeHtml } from "../../platform/text/escape-html.ts"
import { bodyText, cleanBody } from "../publishing/clean-body.ts"

/** A part of an article: its heading and the place to jump to. */
export type BodyPart = { id: string; title: string }

const longestId = 60
// Some kilobytes each.
const mostBodies = 300

/**
 * A stored body as the page shows it: cleaned once more (D22), its headings made places to jump to, its tables
 * held by regions that scroll on a phone. Cleaned markup is balanced and bare, `<h2>` is always a heading, so what
 * is added here can be added as text. The prefix keeps an article from taking a name that the page uses.
 */
export const renderBody = memoize(mostBodies, (content: string) => content, show)

function idOf(title: string) {
  return title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longestId)
    .replaceAll(/^-+|-+$/g, "")
}

/** Gives every name out once: the second "a" is "a-2". */
function createNamer(joint: string) {
  const given = new Set<string>()
  return (wanted: string) => {
    let name = wanted
    for (let n = 2; given.has(name); n++) name = `${wanted}${joint}${n}`
    given.add(name)
    return name
  }
}

function show(content: string): { html: string; parts: BodyPart[] } {
  const parts: BodyPart[] = []
  const nameId = createNamer("-")
  const nameTable = createNamer(" ")
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
