import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { articles } from "../../../app/blog/articles/articles.ts"
import { publishArticles } from "../../../app/blog/publishing/publish-articles.server.ts"
import { findPost } from "../../../app/blog/reading/post-store.server.ts"
import { eventually } from "../../../testing/eventually.ts"
import { openSite } from "../../../testing/servers/app-processes.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"

const slug = "carencias"
const readers = 64

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await publishArticles(database.as.owner, articles)
})
afterAll(() => database.drop())

/** Each reader has its own client address, in the header that the edge sets. */
async function send(url: string, what: "curtir" | "visita", reader: number) {
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

/** Sends `total` requests with limited concurrency and returns how many were acknowledged. */
async function sendMany(urls: readonly string[], what: "curtir" | "visita", total: number) {
  let started = 0
  let acknowledged = 0
  const sendNext = async () => {
    while (started < total) {
      const number = started++
      const isDone = await send(urls[number % urls.length] ?? "", what, number % 5000).catch(() => false)
      if (isDone) acknowledged += 1
    }
  }
  await Promise.all(Array.from({ length: readers }, sendNext))
  return acknowledged
}

async function counts() {
  const post = await findPost(database.as.web, slug)
  return { likes: post?.likes ?? 0, views: post?.views ?? 0 }
}

test("[S7.26] [S7.28] loses no acknowledged like or view of 200 likes and 10,000 views on two web processes, one of which is killed", async () => {
  const env = { TRUST_PROXY: "1" }
  const [first, second] = [await openSite({ database, env }), await openSite({ database, env })]
  const urls = [first.url, second.url]
  const before = await counts()
  const sending = Promise.all([sendMany(urls, "curtir", 200), sendMany(urls, "visita", 10_000)])
  // Waits for a thousand counted views, so that the kill happens in the middle.
  await eventually(async () => (await counts()).views >= before.views + 1000)
  await second.kill()
  const [likes, views] = await sending
  await first.stop()
  const after = await counts()
  expect(likes).toBeGreaterThan(50)
  expect(views).toBeGreaterThan(1000)
  // Requests in progress at the kill may be counted or not; they were not acknowledged.
  expect(after.likes - before.likes).toBeGreaterThanOrEqual(likes)
  expect(after.likes - before.likes).toBeLessThanOrEqual(likes + readers)
  expect(after.views - before.views).toBeGreaterThanOrEqual(views)
  expect(after.views - before.views).toBeLessThanOrEqual(views + readers)
})
