import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { applyRetention, previewRetention } from "./apply-retention.server.ts"

/** Retention rules for data other than leads: blog events, page timings, rate limits, dead letters. */
let database: TestDatabase
const now = new Date("2026-11-15T06:30:00Z")
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

const apply = () => applyRetention({ db: database.as.worker, clock: () => now })
const lineOf = async (code: string) => (await apply()).find((line) => line.code === code)

test("erases whole months of blog events before any event is too old, and older events outside their partition", async () => {
  const { owner, worker } = database.as
  await sql`create table blog_analytics_202411 partition of blog_analytics for values from ('2024-11-01 00:00+00') to ('2024-12-01 00:00+00')`.execute(
    owner,
  )
  await sql`insert into blog_analytics (post_id, event_type, created_at) values
    (1, 'view', '2024-11-02'), (1, 'view', '2024-11-29'), (1, 'view', '2023-01-01'), (1, 'view', '2026-11-01')`.execute(
    owner,
  )
  const preview = await previewRetention({ db: worker, clock: () => now })
  expect(preview.find(({ code }) => code === "blog_events")).toMatchObject({ found: 3 })
  expect(await lineOf("blog_events")).toMatchObject({
    erased: 3,
    oldest: new Date("2023-01-01T00:00:00Z"),
  })
  const { rows } = await sql<{ n: number }>`select count(*) as n from blog_analytics`.execute(owner)
  expect(rows).toEqual([{ n: 1 }])
  expect(await lineOf("blog_events")).toMatchObject({ erased: 0, oldest: null })
})

test("erases old page timings, rate limits and dead letters, and keeps recent ones", async () => {
  const { owner } = database.as
  await sql`insert into web_vitals (day, page, name, bucket, measures) values
    ('2025-01-01', '/', 'LCP', 1, 5), ('2026-11-01', '/', 'LCP', 1, 5)`.execute(owner)
  await sql`insert into rate_limits (key, spent, most, expires_at) values
    ('a', 1, 5, ${daysAgo(2)}), ('b', 1, 5, ${daysAgo(0.5)})`.execute(owner)
  await sql`insert into pgboss.job (name, data, created_on) values
    ('lead-notify-office-dead', '{"leadId": 1}', ${daysAgo(91)}), ('lead-notify-office-dead', '{"leadId": 2}', ${daysAgo(1)}),
    ('lead-notify-office', '{"leadId": 3}', ${daysAgo(91)})`.execute(owner)
  const lines = await apply()
  for (const code of ["web_vitals", "rate_limits", "dead_jobs"])
    expect(lines.find((line) => line.code === code)).toMatchObject({ found: 1, erased: 1 })
  expect((await sql`select from pgboss.job`.execute(owner)).rows).toHaveLength(2)
})
