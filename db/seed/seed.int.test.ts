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

test("some posts have a picture with its text, some authors an avatar, and others have neither", async () => {
  const { rows: posts } = await sql<{ pictured: number; plain: number; unsaid: number }>`
    select count(featured_image)::int as pictured, count(*) filter (where featured_image is null)::int as plain,
      count(*) filter (where (featured_image is null) <> (coalesce(featured_image_alt, '') = ''))::int as unsaid
    from blog_posts where status = 'published'`.execute(first.as.owner)
  expect(posts[0]?.pictured).toBeGreaterThanOrEqual(5)
  expect(posts[0]?.plain).toBeGreaterThanOrEqual(5)
  expect(posts[0]?.unsaid).toBe(0)
  const { rows: authors } = await sql<{ avatar: boolean }>`
    select distinct avatar_url is not null as avatar from blog_authors order by 1`.execute(first.as.owner)
  expect(authors.map(({ avatar }) => avatar)).toEqual([false, true])
})

test("reading times, views and likes have every form the contract gives them a text for", async () => {
  const { rows } = await sql<{ readingTime: number; views: number; likes: number }>`
    select reading_time, views, likes from blog_posts where status = 'published'`.execute(first.as.owner)
  const has = (value: (row: (typeof rows)[number]) => boolean) => expect(rows.some(value)).toBe(true)
  for (const minutes of [0, 1, 5]) has(({ readingTime }) => readingTime === minutes)
  has(({ views }) => views === 0)
  has(({ views }) => views > 0 && views < 1000)
  has(({ views }) => views >= 1000)
  for (const count of [0, 1]) has(({ likes }) => likes === count)
})

test("an active category without posts and an inactive one exist", async () => {
  const { rows } = await sql<{ active: boolean; posts: number }>`
    select c.active, count(link.post_id)::int as posts
    from blog_categories c left join blog_post_categories link on link.category_id = c.id
    group by c.id having count(link.post_id) = 0 order by 1`.execute(first.as.owner)
  expect(rows).toEqual([
    { active: false, posts: 0 },
    { active: true, posts: 0 },
  ])
})

test("no seeded person can be reached: addresses are in a domain that cannot exist", async () => {
  const { rows } = await sql`select from leads where email not like '%.example'`.execute(first.as.owner)
  expect(rows).toEqual([])
})
