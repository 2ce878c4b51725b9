import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts"
import { seed } from "./seed.ts"

const now = new Date("2026-11-13T15:00:00-03:00")
let first: TestDatabase
let second: TestDatabase
beforeAll(async () => {
  first = await createTestDatabase(inject("postgresUrl"))
  second = await createTestDatabase(inject("postgresUrl"))
  for (const { as } of [first, second]) await seed(as.owner, now)
})
afterAll(async () => {
  await first.drop()
  await second.drop()
})

test("the seed inserts the same data twice", async () => {
  const readSeeded = async ({ as }: TestDatabase) => ({
    leads:
      await sql`select id, protocol, name, email, operadora, status, created_at from leads order by id`.execute(
        as.owner,
      ),
    posts: await sql`select id, slug, status, published_at, views from blog_posts order by id`.execute(
      as.owner,
    ),
  })
  const [one, two] = [await readSeeded(first), await readSeeded(second)]
  expect(one.leads.rows).toEqual(two.leads.rows)
  expect(one.posts.rows).toEqual(two.posts.rows)
})

test("leads have every status over sixty days, and today's first ones are new", async () => {
  const { rows } = await sql<{
    status: string
    n: number
  }>`select status, count(*)::int as n from leads group by 1 order by 1`.execute(first.as.owner)
  expect(rows.map((row) => row.status)).toEqual([
    "cotacao_enviada",
    "descartado",
    "em_contato",
    "fechado",
    "novo",
    "perdido",
  ])
  const { rows: span } = await sql<{
    days: number
  }>`select extract(day from max(created_at) - min(created_at))::int as days from leads`.execute(
    first.as.owner,
  )
  expect(span[0]?.days).toBeGreaterThanOrEqual(58)
})

test("posts fill two list pages; drafts, scheduled and archived ones exist; authors, categories and tags are several", async () => {
  const { rows } = await sql<{
    status: string
    n: number
  }>`select status, count(*)::int as n from blog_posts group by 1 order by 1`.execute(first.as.owner)
  const counts = Object.fromEntries(rows.map((row) => [row.status, row.n]))
  expect(counts["published"]).toBeGreaterThan(12)
  expect(counts).toMatchObject({ draft: 2, scheduled: 1, archived: 1 })
  for (const table of ["blog_authors", "blog_categories", "blog_tags"]) {
    const { rows: many } = await sql<{
      n: number
    }>`select count(*)::int as n from ${sql.table(table)}`.execute(first.as.owner)
    expect(many[0]?.n).toBeGreaterThanOrEqual(3)
  }
})

test("no seeded person can be reached: addresses are in a domain that cannot exist", async () => {
  const { rows } = await sql`select from leads where email not like '%.example'`.execute(first.as.owner)
  expect(rows).toEqual([])
})
