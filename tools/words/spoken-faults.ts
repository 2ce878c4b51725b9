import { publishedBody } from "../../app/blog/articles/article-body.ts"
import { articles } from "../../app/blog/articles/articles.ts"
import { scamWarning } from "../../app/leads/lead/scam-warning.ts"
import { visibleTexts } from "./visible-texts.ts"
import { voiceFaults } from "./voice-sheet.ts"

const block = /<\/?(?:p|li|h2|h3|td|th|caption)[^>]*>/

/** Every form, in any visible text, that the voice sheet replaces. */
export function spokenFaults() {
  const ofCode = visibleTexts()
    .filter(({ text }) => text !== scamWarning)
    .flatMap(({ file, line, text }) => voiceFaults(text).map((fault) => `${file}:${line}: ${fault}`))
  const ofArticles = articles.flatMap((article) =>
    [
      article.title,
      article.excerpt,
      article.metaDescription,
      ...publishedBody(article).replaceAll(scamWarning, "").split(block),
    ].flatMap((text) => voiceFaults(text.trim()).map((fault) => `article ${article.slug}: ${fault}`)),
  )
  return [...ofCode, ...ofArticles]
}
