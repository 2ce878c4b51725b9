import type { Article } from "../../app/blog/articles/article.ts"
import { articles } from "../../app/blog/articles/articles.ts"
import { markedIds } from "../../app/norms/marks.ts"
import type { Quotation } from "./norm-faults.ts"
import { visibleTexts } from "./visible-texts.ts"

/** Every block of every article, and every visible text of the code, with the norms that it names. */
export function quotations(): Quotation[] {
  const ofArticles = articles.flatMap((article) =>
    articleBlocks(article).map((text) => ({
      where: `article ${article.slug}`,
      text,
      context: article.body,
      ids: markedIds(text),
    })),
  )
  const ofCode = visibleTexts().map(({ file, line, text, ids }) => ({
    where: `${file}:${line}`,
    text,
    context: text,
    ids,
  }))
  return [...ofArticles, ...ofCode]
}

/** Paragraphs, items, rows and captions: what a mark at its end covers. The caption's mark covers its table. */
function articleBlocks({ body }: Article) {
  const tables = body.match(/<table>[\s\S]*?<\/table>/g) ?? []
  const rest = body.replaceAll(/<table>[\s\S]*?<\/table>/g, "")
  return [...tables, ...(rest.match(/<(p|li|blockquote)>[\s\S]*?<\/\1>/g) ?? [])].map((html) =>
    html
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  )
}
