import { expect, test } from "vitest"
import { coverOf } from "../pictures/cover-art.ts"
import { bodyText, cleanBody } from "../publishing/clean-body.ts"
import { blogTaxonomy } from "../taxonomy/blog-taxonomy.ts"
import { articles } from "./articles.ts"

const hrefs = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href ?? "")
const ownPages = ["/sobre", "/amil", "/sulamerica", "/alice", "/porto-seguro", "/medsenior", "/#contato"]
const official = /^https:\/\/www\.(gov\.br\/(ans|servidor|susep|anpd)|planalto\.gov\.br)(\/|$)/

test("there are at least eighteen articles of 600 to 1,200 words in the four topics", () => {
  expect(articles.length).toBeGreaterThanOrEqual(18)
  for (const { slug, body } of articles) {
    const words = bodyText(body).split(" ").length
    expect(words, slug).toBeGreaterThanOrEqual(600)
    expect(words, slug).toBeLessThanOrEqual(1200)
  }
  expect(new Set(articles.map((article) => article.categories[0]))).toEqual(
    new Set(["beneficios", "direitos", "protecao", "legislacao"]),
  )
})

test("slugs, titles and covers are unique", () => {
  const covers = articles.map(({ slug, categories }) =>
    JSON.stringify(coverOf(slug, categories[0], { width: 6, height: 4 })),
  )
  for (const values of [articles.map((a) => a.slug), articles.map((a) => a.title), covers])
    expect(new Set(values).size).toBe(articles.length)
})

test("sanitising leaves the body of every article unchanged", () => {
  for (const { slug, body } of articles) expect(cleanBody(body.trim()), slug).toBe(body.trim())
})

test("each article has several sections, sources, a review after its publication and a note on certainty", () => {
  for (const article of articles) {
    expect(article.body.match(/<h2>/g)?.length, article.slug).toBeGreaterThanOrEqual(4)
    expect(article.sources.length, article.slug).toBeGreaterThanOrEqual(2)
    expect(article.reviewedOn >= article.publishedOn, article.slug).toBe(true)
    expect(article.reviewNote.length, article.slug).toBeGreaterThan(40)
  }
})

test("links lead to articles that exist, to our own pages or to official ones", () => {
  const known = new Set([...ownPages, "/politicas-privacidade", ...articles.map((a) => `/blog/${a.slug}`)])
  for (const { slug, body, sources } of articles)
    for (const href of [...hrefs(body), ...sources.flatMap((source) => source.href ?? [])])
      expect(known.has(href) || official.test(href), `${slug}: ${href}`).toBe(true)
})

test("every author, category and tag is in the taxonomy", () => {
  const slugs = (entries: readonly { slug: string }[]) => new Set(entries.map((entry) => entry.slug))
  const [authors, categories, tags] = [
    slugs(blogTaxonomy.authors),
    slugs(blogTaxonomy.categories),
    slugs(blogTaxonomy.tags),
  ]
  for (const article of articles) {
    expect(authors.has(article.author), article.slug).toBe(true)
    for (const category of article.categories) expect(categories.has(category), category).toBe(true)
    for (const tag of article.tags) expect(tags.has(tag), `${article.slug}: ${tag}`).toBe(true)
  }
})

test("lengths fit a search result and a card", () => {
  for (const { slug, title, metaTitle, metaDescription, excerpt } of articles) {
    expect(title.length, slug).toBeLessThanOrEqual(80)
    expect((metaTitle ?? title).length, slug).toBeLessThanOrEqual(64)
    expect(metaDescription.length, slug).toBeLessThanOrEqual(160)
    expect(excerpt.length, slug).toBeLessThanOrEqual(190)
  }
})
