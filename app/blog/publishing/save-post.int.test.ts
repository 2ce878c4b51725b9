import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { findCard } from "../pictures/card-store.server.ts"
import { drawPostCard } from "../pictures/draw-post-card.server.ts"
import { blogTaxonomy } from "../taxonomy/blog-taxonomy.ts"
import { upsertTaxonomy } from "../taxonomy/taxonomy-store.server.ts"
import type { PostDraft } from "./post-draft.ts"
import { savePost } from "./save-post.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await upsertTaxonomy(database.as.staff, blogTaxonomy)
})
afterAll(async () => {
  await database.drop()
})

const draft: PostDraft = {
  slug: "um-artigo",
  title: "Um artigo",
  excerpt: "Um resumo.",
  body: '<p onclick="x()">Carência de <strong>180 dias</strong>.</p><script>alert(1)</script>',
  author: "dalva-nunes",
  categories: ["direitos", "guias"],
  tags: ["carencia"],
  status: "published",
  publishedAt: new Date("2026-11-01T09:00:00-03:00"),
  featured: false,
  featuredImage: null,
  featuredImageAlt: null,
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  canonicalUrl: null,
  reviewedOn: "2026-11-12",
  reviewedBy: null,
  sources: [{ label: "ANS" }],
}
const save = (changes: Partial<PostDraft> = {}) => savePost(database.as.staff, { ...draft, ...changes })

function stored(slug: string) {
  return database.as.web
    .selectFrom("blogPosts")
    .selectAll()
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow()
}

test("[S2.97] saving a post cleans its body and stores its words for search", async () => {
  const saved = await save({ slug: "limpo" })
  expect(saved).toMatchObject({ outcome: "saved", isChanged: true })
  expect(await stored("limpo")).toMatchObject({
    content: "<p>Carência de <strong>180 dias</strong>.</p>",
    contentText: "Carência de 180 dias.",
    readingTime: 0,
    sources: [{ label: "ANS" }],
  })
})

test("updated_at changes only when the post changes", async () => {
  await save()
  const before = await stored("um-artigo")
  expect(await save()).toMatchObject({ isChanged: false })
  expect((await stored("um-artigo")).updatedAt).toEqual(before.updatedAt)
  expect(await save({ title: "Outro título" })).toMatchObject({ isChanged: true })
  expect((await stored("um-artigo")).updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
})

test("stores labels in the order of the draft", async () => {
  const labels = async () => {
    const rows = await database.as.web
      .selectFrom("blogPostCategories as link")
      .innerJoin("blogCategories as category", "category.id", "link.categoryId")
      .innerJoin("blogPosts as post", "post.id", "link.postId")
      .select("category.slug")
      .where("post.slug", "=", "rotulos")
      .orderBy("link.position")
      .execute()
    return rows.map((row) => row.slug)
  }
  await save({ slug: "rotulos" })
  expect(await labels()).toEqual(["direitos", "guias"])
  await save({ slug: "rotulos", categories: ["guias", "protecao", "direitos"] })
  expect(await labels()).toEqual(["guias", "protecao", "direitos"])
  await save({ slug: "rotulos", categories: [] })
  expect(await labels()).toEqual([])
})

test("refuses an unknown author or label and stores nothing", async () => {
  expect(await save({ slug: "sem-autor", author: "ninguem" })).toEqual({ outcome: "unknown-author" })
  expect(await save({ slug: "sem-rotulo", tags: ["nenhuma"] })).toEqual({ outcome: "unknown-label" })
  await expect(stored("sem-rotulo")).rejects.toThrow("no result")
})

test("[S9.27] draws a share card of 1200 × 630 for a published post, once for the same title", async () => {
  const saved = await save({ slug: "com-cartao" })
  if (saved.outcome !== "saved") throw new Error(saved.outcome)
  const refreshed: string[] = []
  const draw = () =>
    drawPostCard(
      {
        db: database.as.worker,
        signature: "WebPlan Servidores Públicos",
        refreshEdge: async (addresses) => void refreshed.push(...addresses),
      },
      saved.postId,
    )
  expect(await draw()).toBe("drawn")
  expect(await draw()).toBe("up-to-date")
  expect(refreshed).toEqual(["/og/blog/com-cartao.png", "/og/blog/com-cartao.png"])
  const card = await findCard(database.as.web, "com-cartao")
  expect(card?.png.subarray(1, 4).toString()).toBe("PNG")
  expect([card?.png.readUInt32BE(16), card?.png.readUInt32BE(20)]).toEqual([1200, 630])
  await save({ slug: "com-cartao", title: "Com outro título" })
  expect(await draw()).toBe("drawn")
  await save({ slug: "com-cartao", status: "archived" })
  expect(await findCard(database.as.web, "com-cartao")).toBeNull()
})

test("publishing adds the job that draws the card", async () => {
  const countCardJobs = async () => {
    const { rows } = await sql`select from job_outbox where queue = 'blog-draw-post-card'`.execute(
      database.as.worker,
    )
    return rows.length
  }
  const before = await countCardJobs()
  await save({ slug: "pede-cartao" })
  expect(await countCardJobs()).toBe(before + 1)
  await save({ slug: "rascunho", status: "draft", publishedAt: null })
  expect(await countCardJobs()).toBe(before + 1)
})
