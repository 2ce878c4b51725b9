import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { storeAuthor, storePost } from "../../../testing/factories/stored-post.ts"
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
  testPerson,
} from "../../../testing/servers/test-database.ts"
import { createDb } from "../../platform/db/db.server.ts"
import { dbAsPerson } from "../../staff/sign-in/db-as-person.server.ts"
import { activateSite } from "./activate-site.server.ts"
import { countPosts, findOurSite, listSites } from "./site-store.server.ts"
import { tryBlogService } from "./try-blog-service.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  const { owner } = database.as
  const author = await storeAuthor(owner, "dalva")
  await storePost(owner, author, {
    title: "Visível",
    status: "published",
    publishedAt: new Date(Date.now() - 60_000),
  })
  await storePost(owner, author, { status: "published", publishedAt: new Date(Date.now() + 3_600_000) })
  await storePost(owner, author, { status: "draft", publishedAt: null })
})
afterAll(() => database.drop())

const engineers = "0b7a9e44-31c8-4f0b-8d52-95c1a7e3f620"

test("[S7.30] reads sites and posts with counts, including the inactive site of engineers", async () => {
  const { staff } = database.as
  expect(await listSites(staff)).toMatchObject([
    { name: "servidores-publicos", isActive: true, isOurs: true, posts: 3 },
    { name: "engenheiros", isActive: false, isOurs: false, posts: 0 },
  ])
  expect(await findOurSite(staff)).toMatchObject({ name: "servidores-publicos", posts: 3 })
  expect(await countPosts(staff)).toEqual({ total: 3, published: 2, visible: 1, featured: 0 })
})

test("[S3.43] a site has one flag, is_active, and no column 'active'", async () => {
  const { rows } = await sql<{ columnName: string }>`
    select column_name from information_schema.columns where table_name = 'sites' order by 1`.execute(
    database.as.owner,
  )
  expect(rows.map(({ columnName }) => columnName)).toEqual([
    "created_at",
    "display_name",
    "domain",
    "id",
    "is_active",
    "name",
  ])
})

test("[S4.37] [S7.30] activation sets the flag, writes an audit entry and reports a missing site", async () => {
  const { staff, owner } = database.as
  const audited: string[] = []
  const audit = async () => audited.push("x")
  const isActive = async () =>
    (await owner.selectFrom("sites").select("isActive").where("id", "=", engineers).executeTakeFirst())
      ?.isActive
  await expect(
    activateSite(staff, engineers, () => Promise.reject(new Error("no audit, no change"))),
  ).rejects.toThrow("no audit")
  expect(await isActive()).toBe(false)
  expect(await activateSite(staff, engineers, audit)).toBe("activated")
  expect(await isActive()).toBe(true)
  expect(await activateSite(staff, "00000000-0000-4000-8000-000000000000", audit)).toBe("missing")
  expect(audited).toHaveLength(1)
})

test("[S6.07] the database lets only the administration activate a site", async () => {
  const { staff, owner } = database.as
  await sql`update sites set is_active = false where id = ${engineers}`.execute(owner)
  for (const role of ["redacao", "atendente", "gestao", ""])
    await expect(
      activateSite(dbAsPerson(database.staffPool, { ...testPerson, role }), engineers, async () => {}),
    ).rejects.toThrow(/only the administration/)
  await expect(activateSite(database.as.web, engineers, async () => {})).rejects.toThrow(/permission denied/)
  expect((await listSites(staff)).map(({ isActive }) => isActive)).toEqual([true, false])
})

test("[S2.107] the service test lists posts through the store and falls back to a direct query", async () => {
  const { web, staff } = database.as
  const unreachable = createDb({
    url: "postgres://x:s3nha@127.0.0.1:1/webplan",
    name: "away",
    log: silentLog,
  })
  expect(await tryBlogService(web, staff)).toEqual({ source: "service", titles: ["Visível"], total: 1 })
  expect(await tryBlogService(unreachable, staff)).toMatchObject({ source: "direct", titles: ["Visível"] })
  const none = await tryBlogService(unreachable, unreachable)
  expect(none).toMatchObject({ source: "none" })
  expect(JSON.stringify(none)).not.toContain("s3nha")
  await unreachable.destroy()
})
