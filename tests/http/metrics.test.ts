import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { eventually } from "../../testing/eventually.ts"
import { gilda, storePeople } from "../../testing/factories/office-people.ts"
import { storeIncident } from "../../testing/factories/stored-incident.ts"
import { openSite, openWorker } from "../../testing/servers/app-processes.ts"
import { startSmtpServer } from "../../testing/servers/smtp-server.ts"
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

// The metrics that the rules in deploy/monitoring read, and nothing personal among them.

let database: TestDatabase
let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  site = await openSite({ database })
})
afterAll(async () => {
  await site.stop()
  await database.drop()
})

/** The values of one metric by the labels that are not the process's name. */
async function readMetric({ metricsUrl }: { metricsUrl: string }, name: string) {
  const text = await (await fetch(metricsUrl)).text()
  const lines = text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, "gm"))
  return Object.fromEntries(
    [...lines].map(([, labels = "", value]) => [
      labels
        .split(",")
        .filter((label) => !label.startsWith("process="))
        .join(" "),
      Number(value),
    ]),
  )
}

test("[N18.05] the site counts quote forms by what became of them, from zero", async () => {
  expect(await readMetric(site, "leads_submitted_total")).toEqual({
    'outcome="created"': 0,
    'outcome="repeated"': 0,
    'outcome="invalid"': 0,
    'outcome="limited"': 0,
    'outcome="conflict"': 0,
    'outcome="unavailable"': 0,
    'outcome="failed"': 0,
  })
  const keyed = { ...goodFields, submission_key: "3f2b8c1e-7a44-4c0e-9b1a-5d6e7f809123" }
  for (const fields of [keyed, keyed, { ...keyed, message: "Outro pedido." }, { ...goodFields, email: "" }])
    await postForm(`${site.url}/cotacao?form=main`, fields)
  expect(await readMetric(site, "leads_submitted_total")).toMatchObject({
    'outcome="created"': 1,
    'outcome="repeated"': 1,
    'outcome="conflict"': 1,
    'outcome="invalid"': 1,
    'outcome="failed"': 0,
  })
})

test("[N18.05] requests are counted by route, never by address; an unknown method has no label of its own", async () => {
  for (const path of [
    "/amil?nome=Ana",
    "/amil.data",
    "/blog/ana-lima-61-98765-4321",
    "/nao-existe/ana@exemplo.example",
  ])
    await fetch(site.url + path)
  await fetch(site.url, { method: "PROPFIND" })
  const counts = Object.keys(await readMetric(site, "http_request_duration_seconds_count"))
  // The page and the data that its script requests.
  expect(counts.filter((labels) => labels.includes('route="/:carrier"'))).toHaveLength(1)
  expect(counts.some((labels) => labels.includes('route="/blog/:slug"'))).toBe(true)
  expect(counts.some((labels) => labels.includes('method="other"'))).toBe(true)
  expect(counts.join("\n")).not.toMatch(/ana|98765|PROPFIND|\.data/)
})

test("[N18.05] a process reports how long its statements wait for a connection", async () => {
  await fetch(`${site.url}/blog`)
  const waits = await readMetric(site, "db_pool_wait_seconds_count")
  expect(waits['pool="webplan site"']).toBeGreaterThan(0)
  expect(await readMetric(site, "db_pool_connections")).toMatchObject({
    'pool="webplan site" state="waiting"': 0,
  })
})

test("[N18.05] the worker reports notices, mails, backups and open incidents", async () => {
  const { owner } = database.as
  await storePeople(owner, [gilda])
  await storeIncident(owner, gilda.id)
  await sql`insert into backup_runs (kind, place, name, started_at, finished_at, outcome, bytes, fault) values
    ('backup', 1, 'a', '2026-11-18 03:00+00', '2026-11-18 03:00+00', 'verified', 1, ''),
    ('backup', 2, 'b', '2026-11-18 04:00+00', '2026-11-18 04:00+00', 'failed', 0, 'no answer')`.execute(owner)
  const smtp = await startSmtpServer()
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  try {
    await postForm(site.url, { ...goodFields, message: "Para o aviso." })
    await eventually(async () => (await readMetric(worker, "lead_notice_delay_seconds_count"))[""])
    const mails = await eventually(async () => {
      const read = await readMetric(worker, "mails_total")
      return (read['outcome="accepted"'] ?? 0) >= 2 && read
    })
    expect(mails).toMatchObject({ 'outcome="refused"': 0, 'outcome="failed"': 0 })
    expect(await readMetric(worker, "incidents_open")).toEqual({ "": 1 })
    expect(await readMetric(worker, "backup_success_timestamp_seconds")).toEqual({
      'kind="backup" place="1"': Date.parse("2026-11-18T03:00Z") / 1000,
    })
    expect(await readMetric(worker, "backup_failed")).toEqual({ 'kind="backup" place="2"': 1 })
    expect(await readMetric(worker, "readers_over_limit")).toEqual({ "": 0 })
    expect(await readMetric(worker, "office_notices_held")).toEqual({ "": 0 })
  } finally {
    await worker.stop()
    await smtp.close()
  }
})
