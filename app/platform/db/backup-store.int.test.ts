import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { listBackups } from "./backup-store.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())
beforeEach(async () => {
  await sql`truncate backup_runs, holder_erasures`.execute(database.as.owner)
})

type Sample = { place: number; startedAt: Date; timeline?: string; hasError?: boolean }

/** As `pgbackrest --output=json info` prints it, shortened. */
function infoOf(samples: readonly Sample[], codes: readonly number[] = [0, 0]) {
  const backup = samples.map(({ place, startedAt, timeline = "00000001", hasError = false }) => ({
    archive: { start: `${timeline}0000000000000002`, stop: `${timeline}0000000000000003` },
    database: { id: 1, "repo-key": place },
    error: hasError,
    info: { size: 22_992_374, repository: { delta: 2_840_320, size: 2_840_320 } },
    label: `${startedAt.toISOString()}F`,
    timestamp: { start: startedAt.getTime() / 1000, stop: startedAt.getTime() / 1000 + 60 },
  }))
  const repo = codes.map((code, n) => ({ key: n + 1, status: { code } }))
  return JSON.stringify([{ backup, name: "webplan", repo }])
}

function hoursAgo(n: number) {
  return new Date(Math.floor(Date.now() / 1000) * 1000 - n * 3_600_000)
}

async function due(info: string) {
  const { rows } = await sql<{ place: number }>`select list_due_backups(${info}::jsonb) as place`.execute(
    database.as.owner,
  )
  return rows.map(({ place }) => place)
}

async function record(info: string) {
  await sql`select record_backups(${info}::jsonb)`.execute(database.as.owner)
}

// An hour ahead, so that no night begins between this line and the query.
const recent = hoursAgo(-1)

test("[N18.02] a backup is due in a place that has none since the night, or none of the server that leads", async () => {
  const first = { place: 1, startedAt: recent }
  expect(await due(infoOf([], [2, 2]))).toEqual([1, 2])
  expect(await due(infoOf([first], [0, 99]))).toEqual([2])
  expect(await due(infoOf([first, { place: 2, startedAt: recent }]))).toEqual([])
  expect(await due(infoOf([first, { place: 2, startedAt: hoursAgo(25) }]))).toEqual([2])
  expect(await due(infoOf([first, { place: 2, startedAt: recent, timeline: "00000002" }]))).toEqual([2])
})

test("[N18.02] records each backup once, with what was damaged in it", async () => {
  const info = infoOf([
    { place: 1, startedAt: hoursAgo(30) },
    { place: 2, startedAt: hoursAgo(29), hasError: true },
  ])
  await record(info)
  await record(info)
  expect(await sql`select from backup_runs`.execute(database.as.owner)).toMatchObject({ rows: [{}, {}] })
  expect(await listBackups(database.as.staff)).toMatchObject([
    { kind: "backup", place: 1, outcome: "verified", bytes: 2_840_320, fault: "" },
    { kind: "backup", place: 2, outcome: "failed", fault: expect.stringContaining("damaged pages") },
  ])
})

test("[N18.02] forgets an erasure when no backup is older, and none while a place cannot be read", async () => {
  const { owner } = database.as
  await sql`insert into holder_erasures (lead_id, lead_created_at, erased_at)
    values (1, now(), ${hoursAgo(50)}), (2, now(), ${hoursAgo(10)})`.execute(owner)
  const kept = async () =>
    (await owner.selectFrom("holderErasures").select("leadId").orderBy("leadId").execute()).map(
      ({ leadId }) => leadId,
    )
  const backups = [
    { place: 1, startedAt: hoursAgo(5) },
    { place: 2, startedAt: hoursAgo(40) },
  ]
  await record(infoOf(backups.slice(0, 1), [0, 99]))
  expect(await kept()).toEqual([1, 2])
  await record(infoOf(backups))
  expect(await kept()).toEqual([2])
})

test("[N18.02] lists for each place the last good backup and proof, and a fault only if it is newer", async () => {
  await sql`insert into backup_runs (kind, place, name, started_at, finished_at, outcome, bytes, fault) values
    ('backup', 1, 'a', '2026-11-14 03:00+00', '2026-11-14 03:02+00', 'verified', 5, ''),
    ('backup', 1, 'b', '2026-11-15 03:00+00', '2026-11-15 03:01+00', 'failed', 0, 'disco cheio'),
    ('backup', 1, 'c', '2026-11-16 03:00+00', '2026-11-16 03:02+00', 'verified', 412000000, ''),
    ('proof', 2, 'd', '2026-11-15 08:00+00', '2026-11-15 08:01+00', 'verified', 7, ''),
    ('proof', 2, 'e', '2026-11-16 08:00+00', '2026-11-16 08:01+00', 'failed', 0, 'lacks 1 leads')`.execute(
    database.as.owner,
  )
  expect(await listBackups(database.as.staff)).toMatchObject([
    { kind: "backup", place: 1, outcome: "verified", bytes: 412_000_000 },
    { kind: "proof", place: 2, outcome: "failed", fault: "lacks 1 leads" },
    { kind: "proof", place: 2, outcome: "verified", bytes: 7 },
  ])
})
