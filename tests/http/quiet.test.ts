import { setTimeout as pause } from "node:timers/promises"
import { afterEach, expect, inject, test } from "vitest"
import { eventually } from "../../testing/eventually.ts"
import { transactionsPerSecond } from "../../testing/oracles/transactions.ts"
import { type AppProcess, openDesk, openSite, openWorker } from "../../testing/servers/app-processes.ts"
import { startSmtpServer } from "../../testing/servers/smtp-server.ts"
import { startStoppableDatabase } from "../../testing/servers/stoppable-database.ts"
import { createTestDatabase } from "../../testing/servers/test-database.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

test("[N1.04] idle site, desk and worker run at most five transactions a second, and a lead is still notified", async () => {
  const database = await createTestDatabase(inject("postgresUrl"))
  const smtp = await startSmtpServer()
  ends.push(database.drop, smtp.close)
  const [site, desk] = await Promise.all([openSite({ database }), openDesk({ database })])
  ends.push(site.stop, desk.stop)
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  ends.push(worker.stop)
  await eventually(() => worker.output().includes('"channel":"jobs"'))
  // Up to three windows, because autovacuum may run in one of them.
  let perSecond = await transactionsPerSecond(database.adminUrl, 8)
  for (let window = 1; window < 3 && perSecond > 5; window++)
    perSecond = await transactionsPerSecond(database.adminUrl, 8)
  expect(perSecond).toBeLessThanOrEqual(5)
  expect(perSecond).toBeGreaterThan(0)
  const sentAt = Date.now()
  await postForm(site.url, goodFields)
  await eventually(() => smtp.received.length > 0)
  // R2 measures it exactly. Without a wake-up the polling interval alone would take longer than this.
  expect(Date.now() - sentAt).toBeLessThan(8000)
})

/** Long enough for a second line of the same kind, and for a process that logs too often. */
const awaySeconds = 14

test("[N1.05] while the database is unavailable each process logs each kind of fault at most once in ten seconds with its cause, and logs the recovery once", {
  timeout: 240_000,
}, async () => {
  const database = await startStoppableDatabase()
  ends.push(database.remove)
  const smtp = await startSmtpServer()
  ends.push(smtp.close)
  const [site, desk] = await Promise.all([openSite({ database }), openDesk({ database })])
  ends.push(site.stop, desk.stop)
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  ends.push(worker.stop)
  await postForm(site.url, goodFields)
  await eventually(() => smtp.received.length > 0)
  const written = [site, desk, worker].map((process) => process.output().length)

  await database.stop()
  for (const until = Date.now() + awaySeconds * 1000; Date.now() < until; await pause(100))
    await Promise.all([
      fetch(`${site.url}/blog`),
      postForm(site.url, { ...goodFields, email: "canario@exemplo.example", phone: "(11) 98765-4321" }),
      postForm(`${desk.url}/painel/entrar`, { email: "canario@exemplo.example", password: "98765" }),
    ])
  await database.start()
  const isBack = (process: AppProcess) => process.output().includes("database is back")
  await eventually(() => [site, desk, worker].every(isBack), 90_000)

  for (const [n, process] of [site, desk, worker].entries()) {
    const lines = process.output().slice(written[n]).trim().split("\n").map(parse)
    // On a busy machine pg-boss warns of slow statements, which are not part of the outage.
    const faults = lines.filter(
      ({ level, event }) => ["warn", "error"].includes(level) && event !== "queue warning",
    )
    expect(faults.length).toBeGreaterThan(0)
    for (const [event, ofKind] of Map.groupBy(faults, ({ event }) => event)) {
      const times = ofKind.map(({ time }) => Date.parse(time))
      for (const [n, time] of times.slice(1).entries())
        expect(time - (times[n] ?? 0), event).toBeGreaterThan(9900)
      expect(JSON.stringify(ofKind[0])).toMatch(
        /ECONNREFUSED|ECONNRESET|57P0[123]|terminat|timeout|starting up|connection error/i,
      )
    }
    // On a busy machine the connection may be lost once more during startup.
    expect(lines.filter(({ event }) => event === "database is back").length).toBeLessThanOrEqual(2)
    const text = JSON.stringify(lines)
    expect(text).not.toMatch(/canario|98765/)
    for (const url of Object.values(database.urls)) expect(text).not.toContain(new URL(url).password)
  }
})

type Line = { level: string; event: string; time: string }

function parse(line: string) {
  return JSON.parse(line) as Line
}
