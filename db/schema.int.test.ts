import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../testing/servers/test-database.ts"
import { makeLead } from "./seed/lead-factory.ts"
import { createRandom } from "./seed/random.ts"

let database: TestDatabase
const random = createRandom(7)
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

async function columnsOf(table: string) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
    database.as.owner,
  )
  return rows.map((row) => row.name)
}

/** The words that a check constraint allows. */
async function allowedBy(constraint: string) {
  const { rows } = await sql<{ text: string }>`
    select pg_get_constraintdef(oid) as text from pg_constraint where conname = ${constraint}`.execute(
    database.as.owner,
  )
  return [...(rows[0]?.text ?? "").matchAll(/'(\w+)'/g)].map(([, word]) => word)
}

async function insertLead(overrides: Record<string, unknown> = {}) {
  const { firstTouch: _first, lastTouch, ...lead } = makeLead(random, "main")
  const row = { ...lead, lastTouch: JSON.stringify(lastTouch), ...overrides }
  return database.as.owner
    .insertInto("leads")
    .values(row)
    .returning(["id", "protocol"])
    .executeTakeFirstOrThrow()
}

test("[S3.37] blog_posts has the columns of the contract", async () => {
  expect(await columnsOf("blog_posts")).toEqual(
    expect.arrayContaining(
      "id site_id title slug excerpt content featured_image featured_image_alt published_at updated_at created_at reading_time views likes featured status meta_title meta_description meta_keywords canonical_url".split(
        " ",
      ),
    ),
  )
})

test("[S3.38] a post's status is one of four, and a visible one has a date", async () => {
  const { owner } = database.as
  const [{ id: siteId }] = (await owner.selectFrom("sites").select("id").execute()) as [{ id: string }]
  const { id: authorId } = await owner
    .insertInto("blogAuthors")
    .values({ siteId, name: "R", slug: "r" })
    .returning("id")
    .executeTakeFirstOrThrow()
  const post = { siteId, authorId, title: "T", slug: "t" }
  await expect(
    owner
      .insertInto("blogPosts")
      .values({ ...post, status: "hidden", publishedAt: new Date() })
      .execute(),
  ).rejects.toThrow(/blog_posts_status_check/)
  expect(await allowedBy("blog_posts_status_check")).toEqual(["draft", "scheduled", "published", "archived"])
  await expect(
    owner
      .insertInto("blogPosts")
      .values({ ...post, status: "published" })
      .execute(),
  ).rejects.toThrow(/check/)
  for (const status of ["draft", "archived"])
    await owner
      .insertInto("blogPosts")
      .values({ ...post, slug: status, status })
      .execute()
  for (const status of ["scheduled", "published"])
    await owner
      .insertInto("blogPosts")
      .values({ ...post, slug: status, status, publishedAt: new Date() })
      .execute()
})

test("[S3.39] [S3.40] [S3.41] [S3.42] authors, categories, tags and events have the columns of the contract", async () => {
  expect(await columnsOf("blog_authors")).toEqual(
    expect.arrayContaining(["name", "bio", "avatar_url", "email", "social_links"]),
  )
  expect(await columnsOf("blog_categories")).toEqual(
    expect.arrayContaining(["id", "name", "slug", "description", "active", "site_id"]),
  )
  expect(await columnsOf("blog_tags")).toEqual(
    expect.arrayContaining(["id", "name", "slug", "active", "site_id"]),
  )
  expect(await columnsOf("blog_analytics")).toEqual(
    expect.arrayContaining(["post_id", "event_type", "referrer", "user_agent", "created_at"]),
  )
  await expect(
    sql`insert into blog_analytics (post_id, event_type) values (1, 'share')`.execute(database.as.web),
  ).rejects.toThrow(/event_type/)
  await sql`insert into blog_analytics (post_id, event_type) values (1, 'view')`.execute(database.as.web)
})

test("[S3.43] a site has one flag, is_active", async () => {
  const columns = await columnsOf("sites")
  expect(columns).toEqual(expect.arrayContaining(["id", "name", "display_name", "domain", "is_active"]))
  expect(columns).not.toContain("active")
})

test("[S9.28] one active site, that of public servants; the engineers' one is kept inactive", async () => {
  const sites = await database.as.web
    .selectFrom("sites")
    .select(["name", "isActive"])
    .orderBy("name")
    .execute()
  expect(sites).toEqual([
    { name: "engenheiros", isActive: false },
    { name: "servidores-publicos", isActive: true },
  ])
})

test("[S3.12] a network address can never be stored with a lead", async () => {
  await expect(insertLead({ ipAddress: "203.0.113.7" })).rejects.toThrow(/ip_address/)
})

test("[S4.14] a lead's status is one of six", async () => {
  await expect(insertLead({ status: "ganho" })).rejects.toThrow(/leads_status_check/)
  expect(await allowedBy("leads_status_check")).toEqual([
    "novo",
    "em_contato",
    "cotacao_enviada",
    "fechado",
    "perdido",
    "descartado",
  ])
})

test("[S4.15] a status changes only along the allowed transitions, whatever the role", async () => {
  const statuses = ["novo", "em_contato", "cotacao_enviada", "fechado", "perdido", "descartado"]
  const allowed = new Set([
    "novo>em_contato",
    "novo>descartado",
    "em_contato>cotacao_enviada",
    "em_contato>fechado",
    "em_contato>perdido",
    "em_contato>descartado",
    "cotacao_enviada>em_contato",
    "cotacao_enviada>fechado",
    "cotacao_enviada>perdido",
    "fechado>em_contato",
    "perdido>em_contato",
    "descartado>em_contato",
  ])
  for (const from of statuses) {
    for (const to of statuses.filter((status) => status !== from)) {
      const { id } = await insertLead({ status: from })
      const change = database.as.staff.updateTable("leads").set({ status: to }).where("id", "=", id).execute()
      if (allowed.has(`${from}>${to}`)) await change
      else await expect(change, `${from} to ${to}`).rejects.toThrow(/is not allowed/)
    }
  }
})

test("a protocol is eight clear characters, never repeats and does not reveal the order", async () => {
  const { rows } = await sql<{
    protocol: string
  }>`select lead_protocol(n) as protocol from generate_series(1, 20000) n`.execute(database.as.owner)
  const protocols = rows.map((row) => row.protocol)
  expect(new Set(protocols).size).toBe(20_000)
  for (const protocol of protocols.slice(0, 200))
    expect(protocol).toMatch(/^WP-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(protocols.slice(0, 50)).not.toEqual(protocols.slice(0, 50).toSorted())
})

test("lead counters agree with the rows after inserts, status changes, tests and deletions", async () => {
  const { owner, staff } = database.as
  const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => insertLead({ isTest: n % 4 === 0 })))
  for (const { id } of ids.slice(0, 5))
    await staff.updateTable("leads").set({ status: "em_contato" }).where("id", "=", id).execute()
  await owner.deleteFrom("leads").where("id", "=", ids[5]!.id).execute()
  const rows = sql`from leads where not is_test group by 1 order by 1`
  for (const [stored, actual] of [
    [
      sql`select status, sum(total)::int as n from lead_totals group by 1 having sum(total) <> 0 order by 1`,
      sql`select status, count(*)::int as n ${rows}`,
    ],
    [
      sql`select day, sum(total)::int as n from lead_days group by 1 having sum(total) <> 0 order by 1`,
      sql`select lead_day(created_at) as day, count(*)::int as n ${rows}`,
    ],
  ] as const)
    expect((await stored.execute(owner)).rows).toEqual((await actual.execute(owner)).rows)
})

test("partitions for raw events are created in advance, once", async () => {
  const { worker } = database.as
  const prepare = async () =>
    (await sql<{ made: number }>`select prepare_blog_analytics(5) as made`.execute(worker)).rows[0]?.made
  expect(await prepare()).toBe(2)
  expect(await prepare()).toBe(0)
})

test("an event that happens once is recorded once", async () => {
  const { id } = await insertLead()
  const event = { leadId: id, kind: "office_notified", actor: "worker" }
  await database.as.worker.insertInto("leadEvents").values(event).execute()
  await expect(database.as.worker.insertInto("leadEvents").values(event).execute()).rejects.toThrow(
    /lead_events_once/,
  )
})
