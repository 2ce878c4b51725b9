import { articleBlocks } from "../../app/blog/articles/article-body.ts"
import { articles } from "../../app/blog/articles/articles.ts"
import { markedIds } from "../../app/norms/marks.ts"
import type { Quotation } from "../../app/norms/norm-faults.ts"
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
