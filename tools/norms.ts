import { parseArgs } from "node:util"
import { publishedBody } from "../app/blog/articles/article-body.ts"
import { articles } from "../app/blog/articles/articles.ts"
import { bodyText, readingMinutes } from "../app/blog/publishing/clean-body.ts"
import { markedIds } from "../app/norms/marks.ts"
import type { NormRow } from "../app/norms/norm.ts"
import { norms } from "../app/norms/norms.ts"
import { normFaults, speaksOfLaw } from "./words/norm-faults.ts"
import { quotations } from "./words/quotations.ts"
import { readingLevel } from "./words/reading-level.ts"
import { spokenFaults } from "./words/spoken-faults.ts"

/**
 * `npm run norms` checks what every text says about law against the register and fails on an unknown, expired or uncertain
 * id and on a statement without one. It also fails on words that the voice sheet replaces.
 * `npm run norms -- CAR-03 "RN 557/2022"` lists the texts that a changed rule or norm touches.
 * `npm run norms -- --due [2027-02-15]` lists what has to be rechecked by that day, 30 days from now if none is given.
 * `npm run norms -- --articles` lists each article with its words, minutes of reading, reading level and norms.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { due: { type: "boolean", default: false }, articles: { type: "boolean", default: false } },
})
const today = new Date().toISOString().slice(0, 10)
const rows: Readonly<Record<string, NormRow>> = norms

if (values.articles) listArticles()
else if (values.due)
  listDue(positionals[0] ?? new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10))
else if (positionals.length > 0) for (const wanted of positionals) listTouched(wanted)
else check()

function check() {
  const all = quotations()
  const faults = all.flatMap((quotation) =>
    quotation.ids.length === 0 && speaksOfLaw(quotation.text)
      ? [`${quotation.where}: names no norm: ${quotation.text.slice(0, 100)}`]
      : normFaults(quotation, today),
  )
  faults.push(...spokenFaults())
  for (const fault of faults) console.log(fault)
  const used = new Set(all.flatMap(({ ids }) => ids))
  console.log(
    `${Object.keys(rows).length} norms, ${used.size} used in ${all.filter(({ ids }) => ids.length > 0).length} passages`,
  )
  console.log(`${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

function listTouched(wanted: string) {
  const ids = Object.keys(rows).filter((id) => id === wanted || rows[id]?.norm.includes(wanted))
  console.log(`${wanted}: ${ids.join(", ") || "not in the register"}`)
  for (const { where, text, ids: named } of quotations())
    if (named.some((id) => ids.includes(id))) console.log(`  ${where}: ${text.slice(0, 120)}`)
}

function listDue(day: string) {
  const used = new Set(quotations().flatMap(({ ids }) => ids))
  const due = Object.entries(rows).filter(([, { recheckBy }]) => recheckBy <= day)
  for (const [id, { recheckBy, norm, article, address }] of due)
    console.log(`${recheckBy} ${id} ${norm}, ${article}: ${address}${used.has(id) ? "" : " (not used)"}`)
  console.log(`${due.length} of ${Object.keys(rows).length} norms are due by ${day}`)
}

function listArticles() {
  for (const article of articles) {
    const text = bodyText(publishedBody(article))
    const { words, wordsPerSentence, index } = readingLevel(text)
    console.log(
      `${article.slug}: ${words} words, ${readingMinutes(text)} min, ${wordsPerSentence} words per sentence, level ${index}, ${markedIds(article.body).length} norms, checked ${article.reviewedOn}`,
    )
  }
}
