import { sql } from "kysely"
import { startThrowawayPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { eventually } from "../../testing/eventually.ts"
import {
  type Canaries,
  createCanarySearch,
  makeCanaries,
  type Sighting,
} from "../../testing/factories/canaries.ts"
import { officeEmail, openSite, openWorker } from "../../testing/servers/app-processes.ts"
import { startNginx } from "../../testing/servers/nginx.ts"
import { startSmtpServer } from "../../testing/servers/smtp-server.ts"
import { createTestDatabase, roleSecrets, templateName } from "../../testing/servers/test-database.ts"
import { startWebhookReceiver } from "../../testing/servers/webhook-receiver.ts"
import { edgeVisitor } from "../../testing/visitors/edge-visitor.ts"
import type { Result, Run } from "../../tools/measure/run-experiments.ts"
import { type CanaryReply, postUntilLimited, sendMalformed, visit } from "./canary-visits.ts"
import { leaksInReplies } from "./leak-oracle.ts"
import { findMissedLeaks } from "./leaky-server.ts"

const ship = { sightings: 0 }
const rounds = { quick: 1, full: 20 }
/** A zero only counts when the responses had all these statuses. */
const requiredStatuses = [200, 303, 400, 403, 404, 405, 413, 429, 500, 503]

/** S11: personal data in logs, addresses, error pages, metrics and cached responses. */
export async function personalLeaks(run: Run): Promise<Result> {
  console.log("\nS11 personal data in logs, headers, error pages, metrics and responses that may be cached")
  const count = run.cases ?? (run.isQuick ? rounds.quick : rounds.full)
  const stack = await openStack()
  const { site, worker, edge } = stack
  const allCanaries: Canaries[] = []
  console.log(
    `method: ${count} rounds of visits to the built web server and to nginx in front of it, every field, header, path and query with a unique value; log level trace, real SMTP that accepts and refuses, a CRM that accepts, fails and rejects; then a database that refuses leads and repeats their values in the error, then no database. Every byte that the processes and nginx wrote or sent is searched: as it is, in any case, encoded, base64, hex, digits only.`,
  )
  const { replies, visitBoth, crmWorker } = await visitEverything(stack, allCanaries, count)
  const [webMetrics, workerMetrics] = [
    await metricsOf(site.metricsUrl),
    await metricsOf(crmWorker.metricsUrl),
  ]
  const queue = await queueOf(stack)
  await Promise.all(Object.values(stack.database.as).map((db) => db.destroy()))
  await stack.server.stop()
  await visitBoth()
  const lastMetrics = await metricsOf(site.metricsUrl)
  await Promise.all([site.stop(), crmWorker.stop()])
  const copies = edgeVisitor(edge).cachedCopies()
  await edge.stop()
  await Promise.all([stack.smtp.close(), stack.crm.close()])

  const surfaces: Record<string, string> = {
    "site's log": site.output(),
    "worker's log": worker.output(),
    "log of the worker with a CRM": crmWorker.output(),
    "queue's own rows": queue,
    "site's metrics": webMetrics + lastMetrics,
    "worker metrics": workerMetrics,
    ...edge.logs(),
    "edge's copies": copies.map(({ head, text }) => `${head}${text}`).join("\n"),
  }
  const search = createCanarySearch(allCanaries)
  const sightings: Sighting[] = [
    ...Object.entries(surfaces).flatMap(([where, text]) => search(where, text)),
    ...leaksInReplies(replies, allCanaries),
  ]
  const kinds = new Map(sightings.map((sighting) => [`${sighting.kind} ${sighting.where}`, sighting]))
  for (const { kind, where, around } of kinds.values()) console.log(`  ${kind} in ${where}: …${around}…`)
  const seen = new Set(replies.map(({ status }) => status))
  const missingStatuses = requiredStatuses.filter((status) => !seen.has(status))
  const empty = Object.keys(surfaces).filter((where) => where !== "edge error log" && surfaces[where] === "")
  const missed = await findMissedLeaks()
  const bytes = Object.values(surfaces).reduce((sum, text) => sum + text.length, 0)
  console.log(
    `${replies.length} responses, ${bytes} bytes of logs and metrics; statuses not seen: ${missingStatuses.join(" ") || "none"}; empty surfaces: ${empty.join(", ") || "none"}; control, a leaky server: ${missed.length} kinds missed ${missed.join(", ")}`,
  )
  const isSound = sightings.length === 0 && missingStatuses.length + empty.length + missed.length === 0
  return {
    id: "S11",
    value: {
      rounds: count,
      canaries: allCanaries.reduce((sum, canaries) => sum + Object.keys(canaries).length, 0),
      answers: replies.length,
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

async function openStack() {
  const server = await startThrowawayPostgres()
  await migrate({ databaseUrl: await ensureDatabase(server.url, templateName), roleSecrets })
  const database = await createTestDatabase(server.url)
  const smtp = await startSmtpServer()
  const crm = await startWebhookReceiver()
  const site = await openSite({ database, env: { LOG_LEVEL: "trace", TRUST_PROXY: "1" } })
  const worker = await openWorker({ database, smtpUrl: smtp.url, env: { LOG_LEVEL: "trace" } })
  const edge = await startNginx(site.port)
  return { server, database, smtp, crm, site, worker, edge }
}

type Stack = Awaited<ReturnType<typeof openStack>>

/** A CRM on this machine is allowed in development only. */
function openCrmWorker({ database, smtp, crm }: Stack) {
  return openWorker({
    database,
    smtpUrl: smtp.url,
    env: {
      NODE_ENV: "development",
      LOG_LEVEL: "trace",
      CRM_WEBHOOK_URL: crm.url,
      CRM_WEBHOOK_SECRETS: "1:a-secret-for-the-crm-of-thirty-two-characters",
      CRM_WEBHOOK_ALLOW_PRIVATE: "1",
    },
  })
}

/** All job data in the database. It may contain no more personal data than a log. */
async function queueOf({ database: { as } }: Stack) {
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(concat_ws(' ', data, output, source_output), E'\\n'), '') as text
    from (select data, output, source_output from pgboss.job union all select payload, null, null from job_outbox) jobs`.execute(
    as.owner,
  )
  return rows[0]?.text ?? ""
}

/** Adds a trigger that refuses leads and repeats their values in its error message. */
function refuseLeads({ database: { as } }: Stack) {
  return sql
    .raw(`
      create function refuse_lead() returns trigger language plpgsql as $$
      begin raise exception 'cannot store % <%> %: %', new.name, new.email, new.phone, new.message; end $$;
      create trigger refuse_lead before insert on leads for each row execute function refuse_lead();`)
    .execute(as.owner)
}

/** Sends all requests with new canaries, in normal operation and during each failure; returns the responses. */
async function visitEverything(stack: Stack, allCanaries: Canaries[], count: number) {
  const { site, worker, edge, smtp, crm } = stack
  const replies: CanaryReply[] = []
  const fresh = () => {
    const canaries = makeCanaries()
    allCanaries.push(canaries)
    return canaries
  }
  const visitBoth = async () => {
    for (const origin of [site.url, edge.url]) replies.push(...(await visit(origin, fresh())))
  }
  for (let round = 0; round < count; round++) {
    smtp.refuse(() => null)
    await visitBoth()
    replies.push(...(await postUntilLimited(site.url, fresh())))
    replies.push(...(await sendMalformed(site.port, fresh())), ...(await sendMalformed(edge.port, fresh())))
    smtp.refuse((recipient) => (recipient === officeEmail ? 451 : 550))
    await visitBoth()
    await eventually(() => smtp.refusals() > round, 60_000)
  }
  await worker.stop()
  const crmWorker = await openCrmWorker(stack)
  let deliveries = 0
  crm.answer = () => [204, 500, 400][deliveries++ % 3] ?? 204
  await visitBoth()
  await eventually(() => deliveries >= 3, 60_000)
  await refuseLeads(stack)
  await visitBoth()
  return { replies, visitBoth, crmWorker }
}
