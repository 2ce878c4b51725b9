import type { Db } from "../../platform/db/db.server.ts"
import { isOutage } from "../../platform/db/outage.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import { type Mailbox, MailboxError, openMailbox } from "../../platform/mail/imap-mailbox.server.ts"
import { isMailReport, type MailReport, parseMailReport } from "../../platform/mail/mail-report.ts"
import type { Log } from "../../platform/process/log.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import { insertWorkerEvent } from "../lead/lead-store.server.ts"
import { type MailReturn, mailReturn } from "../lead/mail-return.ts"
import { readMailReturns } from "./lead-queues.ts"
import {
  beginMessage,
  findFinishedUid,
  finishMessage,
  forgetTry,
  hasEvent,
  lockLead,
  recordRead,
} from "./return-store.server.ts"
import type { VisitorMailIds } from "./visitor-mail-ids.server.ts"

/** What became of a report. foreign: about a mail of ours that is no receipt, or of another sender, or forged. */
export const returnOutcomes = [
  "permanent",
  "temporary",
  "complaint",
  "delayed",
  "foreign",
  "unreadable",
] as const
export type ReturnOutcome = (typeof returnOutcomes)[number]

type Context = {
  db: Db
  log: Log
  clock: Clock
  /** Undefined: returned mails are not read. */
  mailboxUrl: string | undefined
  visitorMailIds: VisitorMailIds
  /** Records the complaint and ends the consent to e-mails of the address of this lead. False when there was nothing to record. */
  endEmailsAfterComplaint: (leadId: number) => Promise<boolean>
  count: (outcome: ReturnOutcome) => void
  /** Whether the worker is about to end. The next run reads the rest. */
  isEnding: () => boolean
}

// A mail server gives up after five days at most. The first run does not read the mailbox of years.
const daysBack = 14
const messagesPerRun = 500
const mostBytes = 256 * 1024
/** A message that breaks the connection or ends the process this often is left out. */
const mostTries = 3
const maxRunMs = (readMailReturns.maxSeconds ?? 60) * 500
const logEveryMs = 3_600_000

/** Reads the mailbox of returned mails: what came back, and what a reader marked as spam, becomes an event of its lead. */
export function returnJobs(context: Context) {
  const { log, clock, mailboxUrl } = context
  let loggedAt = Number.NEGATIVE_INFINITY
  return [
    job(readMailReturns, async () => {
      if (!mailboxUrl) return
      try {
        await openMailbox(mailboxUrl, (mailbox) => readMessages(context, mailbox))
        await recordRead(context.db, clock())
        loggedAt = Number.NEGATIVE_INFINITY
      } catch (error) {
        const isOfMailbox = error instanceof MailboxError
        if (!isOfMailbox && !isOutage(error)) throw error
        // The next run is the next try. A dead letter for each of them would only hide others.
        if (clock().getTime() - loggedAt < logEveryMs) return
        loggedAt = clock().getTime()
        const err = isOfMailbox ? error.cause : error
        log.error({ err }, "mailbox of returned mails not read, tried again every five minutes")
      }
    }),
  ]
}

async function readMessages(context: Context, mailbox: Mailbox) {
  const { db, log, clock } = context
  const endsAt = performance.now() + maxRunMs
  const since = new Date(clock().getTime() - daysBack * 86_400_000)
  const uids = await mailbox.listUids(await findFinishedUid(db, mailbox.id), since)
  for (const uid of uids.slice(0, messagesPerRun)) {
    if (context.isEnding() || performance.now() > endsAt) return
    if ((await beginMessage(db, mailbox.id, uid)) > mostTries)
      log.error({ uid }, "a message in the mailbox of returned mails cannot be read and is left out")
    else
      await readMessage(context, mailbox, uid).catch(async (error: unknown) => {
        const isCut = error instanceof MailboxError && error.isCut
        if (!isCut) await forgetTry(db, mailbox.id, uid).catch(() => {})
        throw error
      })
    await finishMessage(db, mailbox.id, uid)
  }
}

/** A message that is no report, or about no mail of ours, stays as it was. */
async function readMessage(context: Context, mailbox: Mailbox, uid: number) {
  const message = await mailbox.describe(uid)
  if (!message || !isMailReport(message.contentType)) return
  const raw = message.size <= mostBytes ? await mailbox.read(uid) : null
  const report = raw && (await parseMailReport(raw).catch(() => null))
  if (!report) return context.count("unreadable")
  const leadId = report.originalId ? context.visitorMailIds.leadOf(report.originalId) : null
  if (leadId === null) return context.count("foreign")
  context.count(await record(context, leadId, report))
  // After the event: if the worker ends in between, the report is read once more and changes nothing.
  await mailbox.markSeen(uid)
}

async function record(context: Context, leadId: number, report: MailReport) {
  const { log } = context
  if (report.kind === "delayed") return "delayed"
  if (report.kind === "complaint") {
    if (await context.endEmailsAfterComplaint(leadId)) log.info({ leadId }, "complaint about a mail recorded")
    return "complaint"
  }
  const details = mailReturn(report.status)
  if (await recordReturn(context.db, leadId, details))
    log.info({ leadId, ...details }, "returned mail recorded")
  return details.class
}

function recordReturn(db: Db, leadId: number, details: MailReturn) {
  const kind = "visitor_mail_bounced"
  return db.transaction().execute(async (transaction) => {
    if (!(await lockLead(transaction, leadId)) || (await hasEvent(transaction, leadId, kind))) return false
    return insertWorkerEvent(transaction, leadId, kind, details)
  })
}
