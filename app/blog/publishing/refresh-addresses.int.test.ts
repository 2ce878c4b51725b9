import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { blogTaxonomy } from "../taxonomy/blog-taxonomy.ts"
import { upsertTaxonomy } from "../taxonomy/taxonomy-store.server.ts"
import type { PostDraft } from "./post-draft.ts"
import { refreshAddresses } from "./refresh-addresses.server.ts"
import { savePost } from "./save-post.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await upsertTaxonomy(database.as.staff, blogTaxonomy)
  for (const [n, slug] of ["antes", "depois"].entries())
    await savePost(database.as.staff, {
      ...draft,
      slug,
      publishedAt: new Date(`2026-11-0${n * 2 + 1}T09:00:00-03:00`),
    })
})
beforeEach(() => sql`delete from job_outbox`.execute(database.as.owner))
afterAll(async () => {
  await database.drop()
})

const draft: PostDraft = {
  slug: "artigo",
  title: "Um artigo",
  excerpt: "Um resumo.",
  body: "<p>Texto.</p>",
  author: "dalva-nunes",
  categories: ["direitos"],
  tags: ["carencia"],
  status: "published",
  publishedAt: new Date("2026-11-02T09:00:00-03:00"),
  featured: false,
  featuredImage: null,
  featuredImageAlt: null,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  canonicalUrl: null,
  reviewedOn: null,
  reviewedBy: null,
  sources: [],
}
const save = (changes: Partial<PostDraft> = {}) => savePost(database.as.staff, { ...draft, ...changes })

type DueJob = { data: { slug: string; former: string[] }; startsIn: number }

/** Runs the due jobs as the worker does and returns the refreshed addresses. */
async function refreshed() {
  const { rows } = await sql<DueJob>`
    select payload as data, round(extract(epoch from due_at - now()))::int as starts_in from job_outbox
    where queue = 'blog-refresh-post' order by due_at`.execute(database.as.worker)
  await sql`delete from job_outbox`.execute(database.as.owner)
  const addresses: string[] = []
  for (const { data } of rows.filter(({ startsIn }) => startsIn <= 0))
    await refreshAddresses(
      { db: database.as.worker, refreshEdge: async (paths) => void addresses.push(...paths) },
      data,
    )
  return { addresses, later: rows.filter(({ startsIn }) => startsIn > 0) }
}

const pages = (addresses: readonly string[]) => addresses.filter((address) => !address.includes(".data"))

test("publishing a post refreshes its page, lists, neighbours, feed and sitemap", async () => {
  await save()
  const { addresses } = await refreshed()
  expect(pages(addresses)).toEqual([
    "/blog/artigo",
    "/blog",
    "/blog/feed.xml",
    "/blog/categoria/direitos",
    "/blog/tag/carencia",
    "/blog/autor/dalva-nunes",
    "/blog/antes",
    "/blog/depois",
    "/og/blog/artigo.png",
    "/sitemap.xml",
    "/sitemap-paginas.xml",
    "/sitemap-posts-1.xml",
  ])
  // The data of a page, which client-side navigation loads, comes right after the page.
  expect(addresses.slice(0, 4)).toEqual(["/blog/artigo", "/blog/artigo.data", "/blog", "/blog.data"])
})

test("saving an unchanged post or a draft refreshes nothing", async () => {
  await save()
  await refreshed()
  await save()
  await save({ slug: "rascunho", status: "draft", publishedAt: null })
  expect(await refreshed()).toEqual({ addresses: [], later: [] })
})

test("changing labels refreshes the old and the new lists", async () => {
  await save()
  await refreshed()
  await save({ categories: ["guias"], tags: [] })
  const { addresses } = await refreshed()
  expect(addresses).toEqual(expect.arrayContaining(["/blog/categoria/direitos", "/blog/tag/carencia"]))
  expect(addresses).toContain("/blog/categoria/guias")
  expect(new Set(addresses).size).toBe(addresses.length)
})

test("withdrawing a post refreshes the pages that showed it", async () => {
  await save()
  await refreshed()
  await save({ status: "archived" })
  const { addresses } = await refreshed()
  expect(pages(addresses)).toEqual(expect.arrayContaining(["/blog/artigo", "/blog", "/og/blog/artigo.png"]))
})

test("schedules the refresh of a post with a future date", async () => {
  const publishedAt = new Date(Date.now() + 3_600_000)
  await save({ slug: "amanha", publishedAt })
  const { addresses, later } = await refreshed()
  expect(addresses).toEqual([])
  expect(later).toEqual([{ data: { slug: "amanha", former: [] }, startsIn: expect.closeTo(3600, -1) }])
})

test("refreshes the first three pages of a long list", async () => {
  for (let n = 1; n <= 40; n++) await save({ slug: `longo-${n}` })
  await refreshed()
  await save({ title: "Outro título" })
  const { addresses } = await refreshed()
  expect(addresses.filter((address) => address.includes("?pagina"))).toEqual([
    "/blog?pagina=2",
    "/blog.data?pagina=2",
    "/blog?pagina=3",
    "/blog.data?pagina=3",
  ])
})
