import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { storeAuthor, storeLabel, storePost } from "../../../testing/factories/stored-post.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"
import { listPosts } from "../lists/post-list-store.server.ts"
import { countSitemapBlocks, listChangedPosts, listSitemapBlock } from "../lists/sitemap-store.server.ts"
import { findPost, findPostTitle } from "./post-store.server.ts"
import { findNeighbours, listRelatedPosts } from "./related-post-store.server.ts"

const engineers = "0b7a9e44-31c8-4f0b-8d52-95c1a7e3f620"
let database: TestDatabase
let owner: Db
let web: Db
let author: number
let topics: number[]
let tags: number[]
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  owner = database.as.owner
  web = database.as.web
  author = await storeAuthor(owner, "autora")
  topics = await Promise.all(["direitos", "guias"].map((slug) => storeLabel(owner, "blogCategories", slug)))
  tags = await Promise.all(["b-tag", "a-tag", "c-tag"].map((slug) => storeLabel(owner, "blogTags", slug)))
})
afterAll(() => database.drop())

const daysAgo = (days: number) => new Date(Date.UTC(2026, 5, 1) - days * 86_400_000)

test("[S7.18] reads a post with all its fields, its author, its categories in order and its tags", async () => {
  const off = await storeLabel(owner, "blogCategories", "desligada", { active: false })
  const { id, slug } = await storePost(owner, author, {
    title: "Como ler o contrato",
    content: "<p>Corpo</p>",
    publishedAt: daysAgo(3),
    updatedAt: daysAgo(1),
    featured: true,
    views: 12,
    likes: 3,
    categoryIds: [topics[1] ?? 0, off, topics[0] ?? 0],
    tagIds: tags.slice(0, 2),
  })
  await sql`update blog_posts set excerpt = 'Resumo', featured_image = '/capa.webp', featured_image_alt = 'Capa',
    reading_time = 4, meta_title = 'mt', meta_description = 'md', meta_keywords = 'mk', canonical_url = 'https://exemplo.example/c',
    reviewed_on = '2026-05-20', reviewed_by = 'Ana', sources = '[{"label":"ANS","href":"https://www.gov.br/ans"}]'
    where id = ${id}`.execute(owner)
  expect(await findPost(web, slug)).toEqual({
    id,
    slug,
    title: "Como ler o contrato",
    excerpt: "Resumo",
    content: "<p>Corpo</p>",
    featuredImage: "/capa.webp",
    featuredImageAlt: "Capa",
    publishedAt: daysAgo(3),
    updatedAt: daysAgo(1),
    createdAt: expect.any(Date),
    readingTime: 4,
    views: 12,
    likes: 3,
    featured: true,
    metaTitle: "mt",
    metaDescription: "md",
    metaKeywords: "mk",
    canonicalUrl: "https://exemplo.example/c",
    reviewedOn: "2026-05-20",
    reviewedBy: "Ana",
    sources: [{ label: "ANS", href: "https://www.gov.br/ans" }],
    author: {
      name: "Nome de autora",
      slug: "autora",
      bio: "Vida de autora",
      avatarUrl: null,
      email: "autora@exemplo.example",
      socialLinks: { website: "https://exemplo.example" },
    },
    categories: [
      { id: topics[1], name: "Nome de guias", slug: "guias", description: "" },
      { id: topics[0], name: "Nome de direitos", slug: "direitos", description: "" },
    ],
    tags: [
      { id: tags[1], name: "Nome de a-tag", slug: "a-tag" },
      { id: tags[0], name: "Nome de b-tag", slug: "b-tag" },
    ],
  })
  await owner.deleteFrom("blogPosts").execute()
})

test("[S4.32] [S7.19] reads a post only when it is published, not dated in the future and of our site", async () => {
  const seen = await storePost(owner, author)
  const other = await storePost(owner, await storeAuthor(owner, "engenheiro", engineers), {
    siteId: engineers,
  })
  const hidden = [
    await storePost(owner, author, { status: "draft" }),
    await storePost(owner, author, { status: "scheduled" }),
    await storePost(owner, author, { status: "archived" }),
    await storePost(owner, author, { publishedAt: new Date(Date.now() + 3_600_000) }),
    other,
  ]
  expect((await findPost(web, seen.slug))?.id).toBe(seen.id)
  expect(await findPostTitle(web, seen.slug)).toBe((await findPost(web, seen.slug))?.title)
  for (const { slug } of hidden) {
    expect(await findPost(web, slug)).toBeNull()
    expect(await findPostTitle(web, slug)).toBeNull()
  }
  expect(await findPost(web, "nunca-existiu")).toBeNull()
  expect((await listPosts(web)).posts.map(({ id }) => id)).toEqual([seen.id])
  expect((await listChangedPosts(web)).map(({ slug }) => slug)).toEqual([seen.slug])
})

test("[S7.01] reads a slug of two sites from ours, and refuses a post with another site's author or label", async () => {
  const theirs = await storeAuthor(owner, "outro", engineers)
  await storePost(owner, theirs, { siteId: engineers, slug: "mesmo-nome", title: "Deles" })
  await storePost(owner, author, { slug: "mesmo-nome", title: "Nosso" })
  expect((await findPost(web, "mesmo-nome"))?.title).toBe("Nosso")
  await expect(storePost(owner, theirs, { siteId })).rejects.toThrow(/blog_posts_author_fkey/)
  const label = await storeLabel(owner, "blogCategories", "deles", { site: engineers })
  await expect(storePost(owner, author, { categoryIds: [label] })).rejects.toThrow(/different sites/)
  await owner.deleteFrom("blogPosts").execute()
})

test("[S7.24] the sitemap helper lists slug and time of change, the last changed first", async () => {
  const posts = []
  for (const days of [5, 1, 9])
    posts.push(await storePost(owner, author, { updatedAt: daysAgo(days), publishedAt: daysAgo(30) }))
  const [first, second, third] = posts
  expect(await listChangedPosts(web)).toEqual([
    { slug: second?.slug, updatedAt: daysAgo(1) },
    { slug: first?.slug, updatedAt: daysAgo(5) },
    { slug: third?.slug, updatedAt: daysAgo(9) },
  ])
  expect(await listChangedPosts(web, 2)).toHaveLength(2)
})

test("the files of the paged sitemap list every visible post once", async () => {
  await storePost(owner, author, { status: "draft" })
  await sql`insert into blog_posts (site_id, author_id, title, slug, status, published_at)
    select ${siteId}, ${author}, 'T', 'muitos-' || n, 'published', now() - interval '1 day'
    from generate_series(1, 250) n`.execute(owner)
  const blocks = await countSitemapBlocks(web)
  const files = await Promise.all(Array.from({ length: blocks }, (_, block) => listSitemapBlock(web, block)))
  expect(Math.max(...files.map((file) => file.length))).toBeLessThanOrEqual(100)
  const slugs = files.flat().map(({ slug }) => slug)
  expect(slugs.toSorted()).toEqual((await listChangedPosts(web)).map(({ slug }) => slug).toSorted())
  expect(await listSitemapBlock(web, blocks)).toEqual([])
  await owner.deleteFrom("blogPosts").execute()
  expect(await countSitemapBlocks(web)).toBe(0)
})

test("related posts are those that share most labels, then the newest, without the post itself and hidden posts", async () => {
  const of = (
    days: number,
    categoryIds: number[],
    tagIds: number[],
    status: "published" | "draft" = "published",
  ) => storePost(owner, author, { publishedAt: daysAgo(days), categoryIds, tagIds, status })
  const [direitos = 0, guias = 0] = topics
  const [b = 0, a = 0, c = 0] = tags
  const here = await of(10, [direitos], [a, b])
  const sameTopic = await of(1, [direitos], [c])
  const oneTag = await of(2, [guias], [a])
  const all = await of(50, [direitos], [a, b])
  const topicAndTag = await of(40, [direitos, guias], [b])
  await of(3, [direitos], [a, b], "draft")
  await of(4, [guias], [c])
  const post = await findPost(web, here.slug)
  if (!post) throw new Error("the post is not there")
  const related = await listRelatedPosts(web, post)
  expect(new Set(related.map(({ id }) => id))).toEqual(new Set([all.id, topicAndTag.id, sameTopic.id]))
  expect((await listRelatedPosts(web, post, 10)).map(({ id }) => id)).toContain(oneTag.id)
  expect(await listRelatedPosts(web, { ...post, categories: [], tags: [] })).toEqual([])
})

test("the neighbours of a post are the visible posts just before and after it", async () => {
  await owner.deleteFrom("blogPosts").execute()
  const [oldest, middle, twin, hidden, newest] = [
    await storePost(owner, author, { publishedAt: daysAgo(9), title: "Antigo" }),
    await storePost(owner, author, { publishedAt: daysAgo(5), title: "Meio" }),
    await storePost(owner, author, { publishedAt: daysAgo(5), title: "Gêmeo" }),
    await storePost(owner, author, { publishedAt: daysAgo(4), status: "archived" }),
    await storePost(owner, author, { publishedAt: daysAgo(1), title: "Novo" }),
  ]
  const link = (post: { slug: string }, title: string) => ({ slug: post.slug, title })
  expect(await findNeighbours(web, middle)).toEqual({
    previous: link(oldest, "Antigo"),
    next: link(twin, "Gêmeo"),
  })
  expect(await findNeighbours(web, oldest)).toEqual({ previous: null, next: link(middle, "Meio") })
  expect(await findNeighbours(web, newest)).toEqual({ previous: link(twin, "Gêmeo"), next: null })
  expect(hidden.id).toBeGreaterThan(0)
})
