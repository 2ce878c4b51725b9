import { expect, test } from "vitest"
import { norms } from "../../norms/norms.ts"
import { coverOf } from "../pictures/cover-art.ts"
import { bodyText, cleanBody } from "../publishing/clean-body.ts"
import { blogTaxonomy } from "../taxonomy/blog-taxonomy.ts"
import { articleSources, publishedBody } from "./article-body.ts"
import { articles } from "./articles.ts"

const hrefs = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href ?? "")
const ownPages = ["/sobre", "/amil", "/sulamerica", "/alice", "/porto-seguro", "/medsenior", "/#contato"]
/** Where a servant files the request; a service, not a source. */
const services = ["https://sougov.sigepe.gov.br/sougov/"]
const official = new Set<string>(Object.values(norms).map(({ address }) => address))

test("articles have 550 to 1,000 words and cover the four topics", () => {
  for (const article of articles) {
    const words = bodyText(publishedBody(article)).split(" ").length
    expect(words, article.slug).toBeGreaterThanOrEqual(550)
    expect(words, article.slug).toBeLessThanOrEqual(1000)
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
  for (const article of articles)
    expect(cleanBody(publishedBody(article)), article.slug).toBe(publishedBody(article))
})

test("each article has several sections and a review not before its publication", () => {
  for (const article of articles) {
    expect(article.body.match(/<h2>/g)?.length, article.slug).toBeGreaterThanOrEqual(4)
    expect(article.reviewedOn >= article.publishedOn, article.slug).toBe(true)
  }
})

test("links lead to articles that exist, to our own pages or to documents of the register", () => {
  const known = new Set([
    ...ownPages,
    ...services,
    "/politicas-privacidade",
    ...articles.map((a) => `/blog/${a.slug}`),
  ])
  for (const article of articles)
    for (const href of [
      ...hrefs(article.body),
      ...articleSources(article).flatMap((source) => source.href ?? []),
    ])
      expect(known.has(href) || official.has(href), `${article.slug}: ${href}`).toBe(true)
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
