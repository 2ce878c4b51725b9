import { createDb } from "../../app/platform/db/db.server.ts"
import { signalIfRunning } from "../../db/process-tree.ts"
import { type LeadSender, openLeadSender, visitor } from "../../faults/leads/lead-post.ts"
import { type FaultStack, openFaultStack } from "../../faults/stack/fault-stack.ts"
import { openAllHours } from "../../testing/factories/office-hours.ts"
import { storePeople } from "../../testing/factories/office-people.ts"
import { openWorker } from "../../testing/servers/app-processes.ts"
import { pause } from "../../tools/measure/run-experiments.ts"
import { silentLog } from "../blog/blog-database.ts"
import { postLead } from "../leads/arms.ts"
import { type MailServer, startMailServer } from "./mail-server.ts"
import { processorMsOf } from "./processor-time.ts"

/** To the office, to the visitor, and to the person to whom the lead is offered. */
export const mailsPerLead = 3
const clients = 16
const longestBlockMs = 5 * 60_000

/** A backlog's rate is measured until this share of its mails has arrived. */
export const measuredShare = 0.95

type Used = { worker: number; postgres: number; statements: number }

/** A durable database, a web process, a mail server and one worker that can be frozen while leads are stored. */
export async function openBacklog() {
  const stack = await openFaultStack({
    hasWorker: false,
    server: { shared_preload_libraries: "pg_stat_statements" },
  })
  const mailServer = await startMailServer()
  const closing: (() => Promise<unknown>)[] = [stack.close, mailServer.stop]
  const close = async () => {
    for (const end of closing.toReversed()) await end()
  }
  try {
    await prepareOffice(stack.databaseUrl)
    await stack.query("create extension pg_stat_statements")
    const worker = await openWorker({ database: { urls: stack.urls }, smtpUrl: mailServer.url })
    // A frozen worker notices neither that this program ended nor that it should stop.
    const abandon = () => signalIfRunning(worker.pid, "SIGKILL")
    process.once("exit", abandon)
    closing.push(() => {
      process.off("exit", abandon)
      signalIfRunning(worker.pid, "SIGCONT")
      return worker.stop()
    })
    const sender = openLeadSender(stack.origin, clients)
    closing.push(async () => sender.close())
    const handle = createHandler({ stack, mailServer, sender, workerPid: worker.pid })
    return { databaseUrl: stack.databaseUrl, mailServer, handle, close }
  } catch (error) {
    await close()
    throw error
  }
}

export type Backlog = Awaited<ReturnType<typeof openBacklog>>

type Parts = { stack: FaultStack; mailServer: MailServer; sender: LeadSender; workerPid: number }

function createHandler({ stack, mailServer, sender, workerPid }: Parts) {
  let stored = 0
  const storeLeads = async (count: number) => {
    const last = stored + count
    const client = async () => {
      while (stored < last) await postLead(sender, visitor("fila", ++stored))
    }
    await Promise.all(Array.from({ length: clients }, client))
  }
  const isDone = async () => {
    const [row] = await stack.query<{ handled: number; waiting: number }>(countHandled)
    return row?.handled === stored && row.waiting === 0
  }

  /** Stores leads while the worker is frozen, and measures from its release until it has nothing left to do. */
  return async (count: number) => {
    signalIfRunning(workerPid, "SIGSTOP")
    const before = await mailServer.tally()
    await storeLeads(count)
    const usedBefore = await readUsed(stack, workerPid)
    if ((await mailServer.tally()).mails !== before.mails) throw new Error("a frozen worker sent a mail")
    const mails = count * mailsPerLead
    const haveArrived = (share: number) => async () =>
      (await mailServer.tally()).messages >= before.messages + mails * share
    const startedAt = performance.now()
    signalIfRunning(workerPid, "SIGCONT")
    await until(haveArrived(measuredShare), 10)
    const tookMs = performance.now() - startedAt
    await until(haveArrived(1), 10)
    await until(isDone, 100)
    const lastMs = performance.now() - startedAt
    const [used, after] = [await readUsed(stack, workerPid), await mailServer.tally()]
    return {
      perSecond: (count * measuredShare * 1000) / tookMs,
      lastMs,
      repeated: after.mails - before.mails - mails,
      used: {
        worker: used.worker - usedBefore.worker,
        postgres: used.postgres - usedBefore.postgres,
        statements: used.statements - usedBefore.statements,
      },
    }
  }
}

async function until(isTrue: () => Promise<boolean>, everyMs: number) {
  for (const deadline = Date.now() + longestBlockMs; !(await isTrue()); await pause(everyMs))
    if (Date.now() > deadline) throw new Error("the worker did not handle all leads")
}

/** Processor time in milliseconds, and the statements of the worker, BEGIN and COMMIT included. */
async function readUsed({ query }: FaultStack, workerPid: number): Promise<Used> {
  const [row] = await query<{ pid: number; statements: number }>(String.raw`
    select split_part(pg_read_file('postmaster.pid'), e'\n', 1)::int as pid,
      (select coalesce(sum(calls), 0)::float from pg_stat_statements where userid = 'webplan_worker'::regrole) as statements`)
  if (!row) throw new Error("PostgreSQL has no statistics")
  return {
    worker: processorMsOf(workerPid),
    postgres: processorMsOf(row.pid),
    statements: row.statements,
  }
}

const countHandled = `select
  (select count(*)::int from (
    select from lead_events where kind in ('office_notified', 'dispatched', 'offered', 'visitor_confirmed')
    group by lead_id having count(*) = 4) complete) as handled,
  (select count(*)::int from job_outbox) +
  (select count(*)::int from pgboss.job where state < 'completed'
    and name in ('lead-notify-office', 'lead-confirm-visitor', 'lead-desk-mail')) as waiting`

/** An office that is open, with two people to whom leads are offered. */
async function prepareOffice(databaseUrl: string) {
  const owner = createDb({ url: databaseUrl, name: "bench", log: silentLog, maxConnections: 1 })
  try {
    await openAllHours({ as: { owner } })
    await storePeople(owner)
  } finally {
    await owner.destroy()
  }
}
