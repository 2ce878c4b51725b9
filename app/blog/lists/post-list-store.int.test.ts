import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { storeAuthor, storeLabel, storePost } from "../../../testing/factories/stored-post.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"
import { insertViews } from "../counting/counter-store.server.ts"
import {
  findAuthor,
  findCategory,
  findTag,
  listCategories,
  listTags,
} from "../taxonomy/taxonomy-store.server.ts"
import { listFeaturedPosts, listPosts, listRecentPosts } from "./post-list-store.server.ts"

const engineers = "0b7a9e44-31c8-4f0b-8d52-95c1a7e3f620"
let database: TestDatabase
let web: Db
/** Ids of the visible posts, the newest first; every third is featured, every second in 'direitos' and tagged 'ans'. */
let newest: number[]

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  web = database.as.web
  const { owner } = database.as
  const author = await storeAuthor(owner, "autora")
  const other = await storeAuthor(owner, "outra")
  const engineer = await storeAuthor(owner, "engenheira", engineers)
  const direitos = await storeLabel(owner, "blogCategories", "direitos", { name: "Direitos" })
  const beneficios = await storeLabel(owner, "blogCategories", "beneficios", { name: "Benefícios" })
  await storeLabel(owner, "blogCategories", "arquivo", { name: "Arquivo", active: false })
  await storeLabel(owner, "blogCategories", "calculo", { name: "Cálculo", site: engineers })
  const ans = await storeLabel(owner, "blogTags", "ans", { name: "ANS" })
  const adesao = await storeLabel(owner, "blogTags", "adesao", { name: "Adesão" })
  const off = await storeLabel(owner, "blogTags", "velha", { name: "Velha", active: false })
  const ids: number[] = []
  for (let n = 0; n < 40; n++) {
    const { id } = await storePost(owner, n % 4 === 0 ? other : author, {
      publishedAt: new Date(Date.now() - (n + 1) * 3_600_000 * (n + 1)),
      featured: n % 3 === 0,
      views: n,
      likes: 2 * n,
      categoryIds: n % 2 === 0 ? [beneficios, direitos] : [beneficios],
      tagIds: n % 2 === 0 ? [ans, adesao, off] : [],
    })
    ids.push(id)
  }
  newest = ids
  const hidden = { featured: true, categoryIds: [direitos], tagIds: [ans] }
  for (const status of ["draft", "scheduled", "archived"] as const)
    await storePost(owner, author, { ...hidden, status })
  await storePost(owner, author, { ...hidden, publishedAt: new Date(Date.now() + 3_600_000) })
  await storePost(owner, engineer, { siteId: engineers, featured: true })
})
afterAll(() => database.drop())

const idsOf = (posts: readonly { id: number }[]) => posts.map(({ id }) => id)

test("[S7.11] a card has all its fields, with author, categories in the writer's order and tags", async () => {
  const { posts } = await listPosts(web, {}, { limit: 3 })
  const slug = posts[2]?.slug ?? ""
  await insertViews(web, [{ slug, referrer: null, userAgent: null }])
  const [, , third] = (await listPosts(web, {}, { limit: 3 })).posts
  expect(third).toEqual({
    id: newest[2],
    title: expect.stringMatching(/^Texto /),
    slug,
    excerpt: "",
    featuredImage: null,
    featuredImageAlt: null,
    publishedAt: expect.any(Date),
    readingTime: 0,
    // Two stored views and one counted above.
    views: 3,
    likes: 4,
    featured: false,
    author: { name: "Nome de autora", slug: "autora", bio: "Vida de autora", avatarUrl: null },
    categories: [
      { name: "Benefícios", slug: "beneficios" },
      { name: "Direitos", slug: "direitos" },
    ],
    tags: [
      { name: "Adesão", slug: "adesao" },
      { name: "ANS", slug: "ans" },
    ],
  })
})

test("[S7.12] [S7.13] lists the visible posts of our site, the newest first", async () => {
  const { posts, total } = await listPosts(web, {}, { limit: 100 })
  expect(idsOf(posts)).toEqual(newest)
  expect(total).toBe(40)
  expect(idsOf((await listPosts(web, {}, { limit: 3 })).posts)).toEqual(newest.slice(0, 3))
})

test("[S7.12] lists a post with a future date from that date on", async () => {
  const at = (hours: number) =>
    listPosts(web, {}, { limit: 5, now: new Date(Date.now() + hours * 3_600_000) })
  expect([(await at(0)).total, (await at(2)).total]).toEqual([40, 41])
  expect(idsOf((await at(2)).posts).slice(1)).toEqual(newest.slice(0, 4))
})

test("[S7.14] every page has its range of posts and the exact total, also after the last page", async () => {
  for (const page of [1, 2, 5, 6]) {
    const found = await listPosts(web, {}, { page, limit: 8 })
    expect(found).toMatchObject({ total: 40, page, limit: 8 })
    expect(idsOf(found.posts)).toEqual(newest.slice((page - 1) * 8, page * 8))
  }
})

test("[S9.18] defaults to page 1 with 10 posts", async () => {
  const page = await listPosts(web)
  expect(page).toMatchObject({ page: 1, limit: 10, total: 40 })
  expect(idsOf(page.posts)).toEqual(newest.slice(0, 10))
})

test("[S7.15] [S7.16] filters by featured, category, tag and author, alone and combined", async () => {
  const every = (step: number) => newest.filter((_, n) => n % step === 0)
  const found = async (filter: Parameters<typeof listPosts>[1]) => {
    const { posts, total } = await listPosts(web, filter, { limit: 50 })
    expect(total).toBe(posts.length)
    return idsOf(posts)
  }
  expect(await found({ isFeatured: true })).toEqual(every(3))
  expect(await found({ category: "direitos" })).toEqual(every(2))
  expect(await found({ category: "beneficios" })).toEqual(newest)
  expect(await found({ tag: "ans" })).toEqual(every(2))
  expect(await found({ author: "outra" })).toEqual(every(4))
  expect(await found({ category: "direitos", isFeatured: true })).toEqual(every(6))
  expect(await found({ tag: "ans", author: "outra", isFeatured: true })).toEqual(every(12))
  for (const nothing of [
    { category: "nada" },
    { tag: "velha" },
    { author: "engenheira" },
    { category: "arquivo" },
  ])
    expect(await found(nothing)).toEqual([])
})

test("[S9.20] lists five featured posts and ten recent posts by default", async () => {
  expect(idsOf(await listFeaturedPosts(web))).toEqual(newest.filter((_, n) => n % 3 === 0).slice(0, 5))
  expect(idsOf(await listRecentPosts(web))).toEqual(newest.slice(0, 10))
  expect(await listFeaturedPosts(web, 2)).toHaveLength(2)
  expect(await listRecentPosts(web, 3)).toHaveLength(3)
})

test("[S7.22] [S7.23] [S7.01] lists the active categories and tags of our site with all fields, by name", async () => {
  const categories = await listCategories(web)
  expect(categories.map(({ slug }) => slug)).toEqual(["beneficios", "direitos"])
  const label = { id: expect.any(Number), siteId, active: true, createdAt: expect.any(Date) }
  expect(categories[0]).toEqual({ ...label, name: "Benefícios", slug: "beneficios", description: "" })
  const tags = await listTags(web)
  expect(tags.map(({ name }) => name)).toEqual(["Adesão", "ANS"])
  expect(tags[1]).toEqual({ ...label, name: "ANS", slug: "ans" })
})

test("[S7.01] [S9.28] finds an active category, tag or author of our site by slug", async () => {
  expect(await findCategory(web, "direitos")).toMatchObject({ name: "Direitos" })
  expect(await findTag(web, "ans")).toMatchObject({ name: "ANS" })
  expect(await findAuthor(web, "autora")).toMatchObject({ name: "Nome de autora" })
  for (const slug of ["arquivo", "calculo", "nada"]) expect(await findCategory(web, slug)).toBeNull()
  for (const slug of ["velha", "nada"]) expect(await findTag(web, slug)).toBeNull()
  for (const slug of ["engenheira", "nada"]) expect(await findAuthor(web, slug)).toBeNull()
})
