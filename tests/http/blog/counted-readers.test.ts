import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { articles } from "../../../app/blog/articles/articles.ts"
import { publishArticles } from "../../../app/blog/publishing/publish-articles.server.ts"
import { findPost } from "../../../app/blog/reading/post-store.server.ts"
import { eventually } from "../../../testing/eventually.ts"
import { openWeb } from "../../../testing/servers/app-processes.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"

const slug = "carencias"
const readers = 64

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await publishArticles(database.as.owner, articles)
})
afterAll(() => database.drop())

/** Each reader has an address of its own, as the edge would tell it. */
async function ask(url: string, what: "curtir" | "visita", reader: number) {
  const response = await fetch(`${url}/blog/${slug}/${what}`, {
    method: "POST",
    headers: {
      accept: "application/json",
      origin: url,
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36",
      "x-forwarded-for": `198.51.${Math.floor(reader / 250)}.${(reader % 250) + 1}`,
    },
  })
  await response.arrayBuffer()
  return response.ok
}

/** Sends so many, a few at a time; answers how many were acknowledged. */
async function askMany(urls: readonly string[], what: "curtir" | "visita", most: number) {
  let asked = 0
  let acknowledged = 0
  const one = async () => {
    while (asked < most) {
      const number = asked++
      const isDone = await ask(urls[number % urls.length] ?? "", what, number % 5000).catch(() => false)
      if (isDone) acknowledged += 1
    }
  }
  await Promise.all(Array.from({ length: readers }, one))
  return acknowledged
}

async function counts() {
  const post = await findPost(database.as.web, slug)
  return { likes: post?.likes ?? 0, views: post?.views ?? 0 }
}

test("[S7.26] [S7.28] 200 likes and 10,000 views at once, by two doors of which one is killed, lose nothing that was acknowledged", {
  timeout: 120_000,
}, async () => {
  const env = { TRUST_PROXY: "1" }
  const [first, second] = [await openWeb({ database, env }), await openWeb({ database, env })]
  const urls = [first.url, second.url]
  const before = await counts()
  const asking = Promise.all([askMany(urls, "curtir", 200), askMany(urls, "visita", 10_000)])
  // Somewhere in the middle: as soon as a thousand were counted.
  await eventually(async () => (await counts()).views >= before.views + 1000, 60_000)
  await second.kill()
  const [likes, views] = await asking
  await first.stop()
  const after = await counts()
  expect(likes).toBeGreaterThan(50)
  expect(views).toBeGreaterThan(1000)
  // What was under way at the moment of death may be counted or not; nobody was told.
  expect(after.likes - before.likes).toBeGreaterThanOrEqual(likes)
  expect(after.likes - before.likes).toBeLessThanOrEqual(likes + readers)
  expect(after.views - before.views).toBeGreaterThanOrEqual(views)
  expect(after.views - before.views).toBeLessThanOrEqual(views + readers)
})
