import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { storeAuthor, storePost } from "../../../testing/factories/stored-post.ts"
import { createTestDatabase, silentLog, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { createDb, type Db } from "../../platform/db/db.server.ts"
import { findPost } from "../reading/post-store.server.ts"
import { insertViews, likePost } from "./counter-store.server.ts"
import { createViewRecorder } from "./view-recorder.server.ts"

let database: TestDatabase
let author: number
/** Two web processes, as the database sees them. */
let webs: [Db, Db]
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  author = await storeAuthor(database.as.owner, "autora")
  const open = () => createDb({ url: database.urls.web, name: "test web", log: silentLog, maxConnections: 8 })
  webs = [open(), open()]
})
afterAll(async () => {
  await Promise.all(webs.map((web) => web.destroy()))
  await database.drop()
})

const visit = (slug: string) => ({ slug, referrer: "https://exemplo.example/", userAgent: "Navegador" })

async function eventsOf(postId: number, type: string) {
  const { rows } = await sql<{ referrer: string; userAgent: string; isFresh: boolean }>`
    select referrer, user_agent, created_at > now() - interval '1 minute' as is_fresh from blog_analytics
    where post_id = ${postId} and event_type = ${type}`.execute(database.as.owner)
  return rows
}

async function hidden() {
  return [
    "nunca-existiu",
    (await storePost(database.as.owner, author, { status: "draft" })).slug,
    (await storePost(database.as.owner, author, { publishedAt: new Date(Date.now() + 60_000) })).slug,
    (await storePost(database.as.owner, author, { status: "archived" })).slug,
  ]
}

test("[S7.27] [S7.28] a like stores an event and returns the new count", async () => {
  const post = await storePost(database.as.owner, author, { likes: 40 })
  expect(await likePost(webs[0], visit(post.slug))).toEqual({ ok: true, likes: 41 })
  expect(await likePost(webs[1], visit(post.slug))).toEqual({ ok: true, likes: 42 })
  const event = { referrer: "https://exemplo.example/", userAgent: "Navegador", isFresh: true }
  expect(await eventsOf(post.id, "like")).toEqual([event, event])
  expect(await eventsOf(post.id, "view")).toEqual([])
})

test("[S5.21] refuses a like of a post that is missing or not visible, and stores nothing", async () => {
  for (const slug of await hidden())
    expect(await likePost(webs[0], visit(slug))).toEqual({ ok: false, error: "Post não encontrado" })
  const { rows } =
    await sql`select from blog_posts where likes > 0 and (status <> 'published' or published_at > now())
    union all select from blog_analytics e join blog_posts p on p.id = e.post_id and p.status <> 'published'`.execute(
      database.as.owner,
    )
  expect(rows).toEqual([])
})

test("[S7.29] a failed like throws; a failed view only returns false", async () => {
  const nowhere = "postgres://nobody:nothing@127.0.0.1:1/nowhere"
  const broken = createDb({ url: nowhere, name: "broken", log: silentLog })
  await expect(likePost(broken, visit("x"))).rejects.toThrow(/ECONNREFUSED/)
  const warnings: unknown[] = []
  const log = { ...silentLog, warn: (about: unknown) => void warnings.push(about) } as typeof silentLog
  const { recordViewQuietly } = createViewRecorder({ db: broken, log })
  expect(await recordViewQuietly(visit("x"))).toBe(false)
  expect(warnings).toHaveLength(1)
  await broken.destroy()
})

test("[S7.25] a view stores post, type, referrer, user agent and time; a view of a hidden post stores nothing", async () => {
  const post = await storePost(database.as.owner, author, { views: 7 })
  const { recordViewQuietly } = createViewRecorder({ db: webs[0], log: silentLog })
  const slugs = [post.slug, ...(await hidden()), post.slug]
  const answers = await Promise.all(slugs.map((slug) => recordViewQuietly(visit(slug))))
  expect(answers).toEqual([true, false, false, false, false, true])
  const event = { referrer: "https://exemplo.example/", userAgent: "Navegador", isFresh: true }
  expect(await eventsOf(post.id, "view")).toEqual([event, event])
  expect((await findPost(webs[1], post.slug))?.views).toBe(9)
})

test("truncates long referrers and user agents", async () => {
  const post = await storePost(database.as.owner, author)
  const long = { slug: post.slug, referrer: "r".repeat(5000), userAgent: "u".repeat(5000) }
  expect(await likePost(webs[0], long)).toMatchObject({ ok: true })
  expect([...(await insertViews(webs[0], [long]))]).toEqual([post.slug])
})

test("refuses immediately only the views above the limit of waiting views", async () => {
  const post = await storePost(database.as.owner, author)
  const { recordViewQuietly } = createViewRecorder({ db: webs[0], log: silentLog })
  // The first is being written while 20,000 wait.
  const answers = await Promise.all(Array.from({ length: 20_003 }, () => recordViewQuietly(visit(post.slug))))
  expect(answers.filter(Boolean)).toHaveLength(20_001)
  expect(answers.slice(-2)).toEqual([false, false])
  expect((await findPost(webs[0], post.slug))?.views).toBe(20_001)
})

/** Saves the posts again and again until the work is done. */
async function saveWhile<T>(work: Promise<T>, ids: readonly number[]): Promise<T> {
  const over = new AbortController()
  const ended = work.finally(() => over.abort())
  for (let saves = 0; !over.signal.aborted; saves++)
    for (const id of ids)
      await database.as.staff
        .updateTable("blogPosts")
        .set({ title: `Título ${saves}` })
        .where("id", "=", id)
        .execute()
  return ended
}

test("[S7.28] counts 200 concurrent likes of two web processes exactly, while the post is being saved", async () => {
  const post = await storePost(database.as.owner, author, { likes: 5 })
  const likes = Promise.all(
    Array.from({ length: 200 }, (_, n) => likePost(webs[n % 2] as Db, visit(post.slug))),
  )
  const answers = (await saveWhile(likes, [post.id])).map((like) => (like.ok ? like.likes : 0))
  expect(answers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => 6 + n))
  expect((await findPost(webs[0], post.slug))?.likes).toBe(205)
  expect(await eventsOf(post.id, "like")).toHaveLength(200)
})

test("[S7.26] counts 10,000 concurrent views of two web processes exactly, while the posts are being saved", async () => {
  const posts = await Promise.all(Array.from({ length: 5 }, () => storePost(database.as.owner, author)))
  const recorders = webs.map((db) => createViewRecorder({ db, log: silentLog }))
  const views = Promise.all(
    Array.from({ length: 10_000 }, (_, n) =>
      recorders[n % 2]!.recordViewQuietly(visit(posts[n % 7 < 3 ? 0 : n % 5]!.slug)),
    ),
  )
  const answers = await saveWhile(
    views,
    posts.map(({ id }) => id),
  )
  expect(answers.every(Boolean)).toBe(true)
  const counts = await Promise.all(posts.map(async ({ slug }) => (await findPost(webs[0], slug))?.views ?? 0))
  const events = await Promise.all(posts.map(async ({ id }) => (await eventsOf(id, "view")).length))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10_000)
  expect(counts).toEqual(events)
})

test("counting does not change updated_at", async () => {
  const updatedAt = new Date("2026-01-02T03:04:05Z")
  const post = await storePost(database.as.owner, author, { views: 10, likes: 3, updatedAt })
  await insertViews(webs[0], [visit(post.slug), visit(post.slug)])
  await likePost(webs[0], visit(post.slug))
  expect(await findPost(webs[0], post.slug)).toMatchObject({ views: 12, likes: 4, updatedAt })
})

test("[S7.28] reading and then writing plus one loses likes, so the test above can fail", async () => {
  const post = await storePost(database.as.owner, author)
  const readThenWrite = async (db: Db) => {
    const { rows } = await sql<{ likes: number }>`select likes from blog_posts where id = ${post.id}`.execute(
      db,
    )
    await sql`update blog_posts set likes = ${(rows[0]?.likes ?? 0) + 1} where id = ${post.id}`.execute(db)
  }
  await Promise.all(Array.from({ length: 200 }, () => readThenWrite(database.as.staff)))
  expect((await findPost(webs[0], post.slug))?.likes).toBeLessThan(200)
})
