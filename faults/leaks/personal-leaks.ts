import { sql } from "kysely"
import { startThrowawayPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { eventually } from "../../testing/eventually.ts"
import {
  type Canaries,
  createLookout,
  makeCanaries,
  type Sighting,
} from "../../testing/factories/canaries.ts"
import { officeEmail, openWeb, openWorker } from "../../testing/servers/app-processes.ts"
import { startNginx } from "../../testing/servers/nginx.ts"
import { startSmtpServer } from "../../testing/servers/smtp-server.ts"
import { createTestDatabase, roleSecret, templateName } from "../../testing/servers/test-database.ts"
import { startWebhookReceiver } from "../../testing/servers/webhook-receiver.ts"
import { edgeVisitor } from "../../testing/visitors/edge-visitor.ts"
import type { Result, Run } from "../../tools/measure/run-experiments.ts"
import { type Answer, insist, stumble, visit } from "./canary-visits.ts"
import { leaksInAnswers } from "./leak-oracle.ts"
import { whatTheOracleMisses } from "./leaky-server.ts"

const ship = { sightings: 0 }
const rounds = { quick: 1, full: 20 }
/** A zero means nothing unless the doors went down all these ways. */
const wantedStatuses = [200, 303, 400, 403, 404, 405, 413, 429, 500, 503]

/** S11: personal data in logs, addresses, error pages, metrics, cached answers. */
export async function personalLeaks(run: Run): Promise<Result> {
  console.log("\nS11 personal data in logs, headers, error pages, metrics and answers that may be kept")
  const count = run.cases ?? (run.isQuick ? rounds.quick : rounds.full)
  const house = await openHouse()
  const { web, worker, edge } = house
  const flock: Canaries[] = []
  console.log(
    `method: ${count} rounds of visits to the built web door and to nginx before it, every field, header, path and query a value of its own; doors at trace, real SMTP that takes and refuses, a CRM that takes, fails and rejects; then a database that refuses leads by repeating them, then no database. Every byte the doors and nginx wrote or answered is searched: as is, in any case, encoded, base64, hex, digits only.`,
  )
  const { answers, visitBoth, crmWorker } = await visitEverything(house, flock, count)
  const [webMetrics, workerMetrics] = [await metricsOf(web.metricsUrl), await metricsOf(crmWorker.metricsUrl)]
  const queue = await queueOf(house)
  await Promise.all(Object.values(house.database.as).map((db) => db.destroy()))
  await house.server.stop()
  await visitBoth()
  const lastMetrics = await metricsOf(web.metricsUrl)
  await Promise.all([web.stop(), crmWorker.stop()])
  const copies = edgeVisitor(edge).kept()
  await edge.stop()
  await Promise.all([house.smtp.close(), house.crm.close()])

  const surfaces: Record<string, string> = {
    "web log": web.output(),
    "worker log": worker.output(),
    "log of the worker with a CRM": crmWorker.output(),
    "queue's own rows": queue,
    "web metrics": webMetrics + lastMetrics,
    "worker metrics": workerMetrics,
    ...edge.logs(),
    "edge's copies": copies.map(({ head, text }) => `${head}${text}`).join("\n"),
  }
  const look = createLookout(flock)
  const sightings: Sighting[] = [
    ...Object.entries(surfaces).flatMap(([where, text]) => look(where, text)),
    ...leaksInAnswers(answers, flock),
  ]
  const kinds = new Map(sightings.map((sighting) => [`${sighting.kind} ${sighting.where}`, sighting]))
  for (const { kind, where, around } of kinds.values()) console.log(`  ${kind} in ${where}: …${around}…`)
  const seen = new Set(answers.map(({ status }) => status))
  const untried = wantedStatuses.filter((status) => !seen.has(status))
  const silent = Object.keys(surfaces).filter((where) => where !== "edge error log" && surfaces[where] === "")
  const missed = await whatTheOracleMisses()
  const bytes = Object.values(surfaces).reduce((sum, text) => sum + text.length, 0)
  console.log(
    `${answers.length} answers, ${bytes} bytes of logs and metrics; statuses not met: ${untried.join(" ") || "none"}; surfaces that said nothing: ${silent.join(", ") || "none"}; control, a careless door: ${missed.length} kinds missed ${missed.join(", ")}`,
  )
  const isSound = sightings.length === 0 && untried.length + silent.length + missed.length === 0
  return {
    id: "S11",
    value: {
      rounds: count,
      canaries: flock.reduce((sum, canaries) => sum + Object.keys(canaries).length, 0),
      answers: answers.length,
      sightings: sightings.length,
      controlMissed: missed.length,
    },
    ship,
    aim: ship,
    met: isSound ? "aim" : "none",
    isSound,
  }
}

const metricsOf = async (url: string) => (await fetch(url)).text()

async function openHouse() {
  const server = await startThrowawayPostgres()
  await migrate({ databaseUrl: await ensureDatabase(server.url, templateName), roleSecret })
  const database = await createTestDatabase(server.url)
  const smtp = await startSmtpServer()
  const crm = await startWebhookReceiver()
  const web = await openWeb({ database, env: { LOG_LEVEL: "trace", TRUST_PROXY: "1" } })
  const worker = await openWorker({ database, smtpUrl: smtp.url, env: { LOG_LEVEL: "trace" } })
  const edge = await startNginx(web.port)
  return { server, database, smtp, crm, web, worker, edge }
}

type House = Awaited<ReturnType<typeof openHouse>>

/** Only in development may the CRM stand on this machine. */
function openCrmWorker({ database, smtp, crm }: House) {
  return openWorker({
    database,
    smtpUrl: smtp.url,
    env: {
      NODE_ENV: "development",
      LOG_LEVEL: "trace",
      CRM_WEBHOOK_URL: crm.url,
      CRM_WEBHOOK_SECRET: "a-secret-for-the-crm-of-thirty-two-characters",
      CRM_WEBHOOK_ALLOW_PRIVATE: "1",
    },
  })
}

/** What the queue keeps of its jobs stands in the database, but tells of people no more than a log may. */
async function queueOf({ database: { as } }: House) {
  const { rows } = await sql<{ kept: string }>`
    select coalesce(string_agg(concat_ws(' ', data, output, source_output), E'\\n'), '') as kept
    from (select data, output, source_output from pgboss.job union all select payload, null, null from job_outbox) jobs`.execute(
    as.owner,
  )
  return rows[0]?.kept ?? ""
}

/** The database refuses leads and repeats them in its message, as a trigger written in haste would. */
function refuseLeads({ database: { as } }: House) {
  return sql
    .raw(`
      create function refuse_loudly() returns trigger language plpgsql as $$
      begin raise exception 'no room for % <%> %: %', new.name, new.email, new.phone, new.message; end $$;
      create trigger refuse_loudly before insert on leads for each row execute function refuse_loudly();`)
    .execute(as.owner)
}

/** Every way in and every way down, with fresh canaries; what the doors answered. */
async function visitEverything(house: House, flock: Canaries[], count: number) {
  const { web, worker, edge, smtp, crm } = house
  const answers: Answer[] = []
  const fresh = () => {
    const canaries = makeCanaries()
    flock.push(canaries)
    return canaries
  }
  const visitBoth = async () => {
    for (const origin of [web.url, edge.url]) answers.push(...(await visit(origin, fresh())))
  }
  for (let round = 0; round < count; round++) {
    smtp.refuse(() => null)
    await visitBoth()
    answers.push(...(await insist(web.url, fresh())))
    answers.push(...(await stumble(web.port, fresh())), ...(await stumble(edge.port, fresh())))
    smtp.refuse((recipient) => (recipient === officeEmail ? 451 : 550))
    await visitBoth()
    await eventually(() => smtp.refusals() > round, 60_000)
  }
  await worker.stop()
  const crmWorker = await openCrmWorker(house)
  let told = 0
  crm.answer = () => [204, 500, 400][told++ % 3] ?? 204
  await visitBoth()
  await eventually(() => told >= 3, 60_000)
  await refuseLeads(house)
  await visitBoth()
  return { answers, visitBoth, crmWorker }
}
