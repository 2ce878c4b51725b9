import { markedIds, withoutMarks } from "../../norms/marks.ts"
import { sourcesOf } from "../../norms/sources.ts"
import type { Article } from "./article.ts"

/** The body as it is published. */
export const publishedBody = ({ body }: Article) => withoutMarks(body).trim()

/** The sources of an article are the norms that its body names. */
export const articleSources = ({ body }: Article) => sourcesOf(markedIds(body))

/** Paragraphs, items, rows and captions: what a mark at its end covers. The caption's mark covers its table. */
export function articleBlocks({ body }: Article) {
  const tables = body.match(/<table>[\s\S]*?<\/table>/g) ?? []
  const rest = body.replaceAll(/<table>[\s\S]*?<\/table>/g, "")
  return [...tables, ...(rest.match(/<(p|li|blockquote)>[\s\S]*?<\/\1>/g) ?? [])].map((html) =>
    html
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  )
}
