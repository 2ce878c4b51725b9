import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { storeAuthor, storePost } from "../../../testing/factories/stored-post.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { listEditorsPosts } from "./editors-list-store.server.ts"
import { isPublic, postStatusText } from "./editors-post.ts"

let database: TestDatabase
let authorId = 0
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  authorId = await storeAuthor(database.as.owner, "autora")
})
afterAll(() => database.drop())

test("lists posts of every status with their counts, newest first, page by page", async () => {
  const { owner, staff } = database.as
  const tomorrow = new Date(Date.now() + 86_400_000)
  const stored: number[] = []
  for (const post of [
    { status: "published", views: 10, likes: 2 },
    { status: "draft", publishedAt: null },
    { status: "published", publishedAt: tomorrow },
    { status: "scheduled", publishedAt: tomorrow },
    { status: "archived" },
  ] as const)
    stored.push((await storePost(owner, authorId, post)).id)
  const first = await listEditorsPosts(staff, null, 3)
  const second = await listEditorsPosts(staff, first.posts.at(-1)?.id ?? 0, 3)
  expect([first.hasMore, second.hasMore]).toEqual([true, false])
  const posts = [...first.posts, ...second.posts]
  expect(posts.map(({ id }) => id)).toEqual(stored.toReversed())
  expect(posts.at(-1)).toMatchObject({ views: 10, likes: 2 })
  const now = new Date()
  expect(posts.map((post) => postStatusText(post, now))).toEqual([
    "Arquivado",
    "Agendado",
    "Agendado",
    "Rascunho",
    "Publicado",
  ])
  expect(posts.filter((post) => isPublic(post, now)).map(({ id }) => id)).toEqual([stored[0]])
})
