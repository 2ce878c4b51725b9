import type { Db } from "../../platform/db/db.server.ts"
import type { SpendLimits } from "../../platform/http/rate-limit.server.ts"
import type { PostWebhook } from "../../platform/http/webhook.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { job, PermanentJobError } from "../../platform/jobs/queue.server.ts"
import type { SendMail } from "../../platform/mail/mail.server.ts"
import { domainOf, mailAddress } from "../../platform/mail/mail-address.ts"
import type { Log } from "../../platform/process/log.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import { countEarlierLeads, findLead, insertWorkerEvent } from "../lead/lead-store.server.ts"
import { hasHeldNotice, insertHeldNotice } from "./held-notice-store.server.ts"
import { confirmVisitor, deliverWebhook, notifyOffice } from "./lead-queues.ts"
import { leadWebhook } from "./lead-webhook.ts"
import type { RecordNotified } from "./notice-metrics.server.ts"
import { officeMail } from "./office-mail.ts"
import { type CompanyContact, type Reading, visitorMail } from "./visitor-mail.ts"
import type { VisitorMailIds } from "./visitor-mail-ids.server.ts"

type Context = {
  db: Db
  log: Log
  clock: Clock
  /** Separate from `sendToVisitor`, so that slow mails to visitors never delay mails to the office. */
  sendToOffice: SendMail
  sendToVisitor: SendMail
  /** Null if no CRM is configured. */
  postWebhook: PostWebhook | null
  mailFrom: string
  officeEmail: string
  /** D88: notices beyond this limit are held for a digest. */
  officeMailsPerMinute: number
  spendLimits: SpendLimits
  recordNotified: RecordNotified
  visitorMailIds: VisitorMailIds
  publicUrl: string
  /** The unsubscribe link in the receipt of a lead. */
  unsubscribeUrl: (leadProtocol: string) => string
  company: { name: string }
  /** What the receipt says about the company, when it is sent. */
  readContact: () => CompanyContact
  /** The article that the receipt recommends; null while it is not published. */
  findReading: () => Promise<Reading | null>
}

type Lead = NonNullable<Awaited<ReturnType<typeof findLead>>>

// The sender of a form chooses the address of its receipt. The limit protects that address from unwanted mail.
const receiptsPerDay = 3

export function leadJobs(context: Context) {
  const { db, log, postWebhook } = context
  return [
    job(notifyOffice, async ({ leadId }) => {
      const lead = await findLeadToNotify(db, leadId)
      if (!lead) return
      const outcome = await notifyAndDispatch(context, lead)
      log.info({ leadId, outcome }, "notice to the office handled")
    }),
    job(confirmVisitor, async ({ leadId }) => {
      const lead = await findLeadToNotify(db, leadId)
      if (!lead || lead.events.some((kind) => kind.startsWith("visitor_"))) return
      const [kind, details] = await sendReceipt(context, lead)
      await insertWorkerEvent(db, leadId, kind, details)
      log.info({ leadId, outcome: kind, ...details }, "visitor's receipt handled")
    }),
    job(deliverWebhook, async ({ leadId }) => {
      const lead = postWebhook && (await findLeadToNotify(db, leadId))
      if (!lead || lead.events.includes("webhook_delivered")) return
      const body = JSON.stringify(leadWebhook(lead))
      const outcome = await postWebhook({ body, idempotencyKey: lead.protocol })
      if (outcome === "rejected") throw new PermanentJobError("the CRM rejected the lead")
      await insertWorkerEvent(db, leadId, "webhook_delivered")
      log.info({ leadId }, "lead delivered to the CRM")
    }),
  ]
}

/** Undefined for an erased lead and for a test lead (D46), which cause no notifications. */
async function findLeadToNotify(db: Db, leadId: number) {
  const lead = await findLead(db, leadId)
  return lead?.isTest ? undefined : lead
}

type NoticeOutcome = "sent" | "held" | "failed"

/** Records the outcome and, once per lead, adds the next jobs in the same transaction, even if the mail to the office failed. */
function dispatch({ db, postWebhook }: Context, leadId: number, notice: NoticeOutcome) {
  return db.transaction().execute(async (transaction) => {
    if (notice === "sent") await insertWorkerEvent(transaction, leadId, "office_notified")
    if (notice === "held") await insertHeldNotice(transaction, leadId)
    if (!(await insertWorkerEvent(transaction, leadId, "dispatched"))) return
    await addJob(transaction, confirmVisitor, { leadId })
    if (postWebhook) await addJob(transaction, deliverWebhook, { leadId })
  })
}

function addresses({ company, mailFrom, officeEmail }: Context) {
  return {
    from: { name: company.name, address: mailFrom },
    office: { name: `Atendimento ${company.name}`, address: officeEmail },
  }
}

async function mailOffice(context: Context, lead: Lead) {
  const { company, publicUrl, clock } = context
  const { from, office } = addresses(context)
  const address = mailAddress(lead.email)
  const outcome = await context.sendToOffice({
    from,
    to: office,
    replyTo: address ? { name: lead.name, address } : undefined,
    // The same on every run, so that mail programs show a repeated mail once.
    messageId: `lead-${lead.id}-office@${domainOf(context.mailFrom)}`,
    ...officeMail(lead, { companyName: company.name, publicUrl }, clock()),
  })
  if (outcome === "refused") throw new Error("the mail server refuses the office's address")
  context.recordNotified(lead.createdAt, clock())
  return "sent" as const
}

async function notifyAndDispatch(context: Context, lead: Lead): Promise<NoticeOutcome> {
  if (lead.events.includes("office_notified")) {
    await dispatch(context, lead.id, "sent")
    return "sent"
  }
  let notice: NoticeOutcome = "failed"
  try {
    // On a repeated run of the job the notice may already be held for the digest.
    const isHeld = lead.events.includes("dispatched") && (await hasHeldNotice(context.db, lead.id))
    notice = isHeld || !(await isWithinMailLimit(context)) ? "held" : await mailOffice(context, lead)
  } finally {
    await dispatch(context, lead.id, notice)
  }
  return notice
}

function isWithinMailLimit({ spendLimits, officeMailsPerMinute }: Context) {
  const perMinute = { name: "office-mail-minute", points: officeMailsPerMinute, seconds: 60 }
  return spendLimits([{ limit: perMinute, subject: "office" }])
}

async function reasonForNoReceipt(db: Db, lead: Lead) {
  if (lead.suspicions.length > 0) return "suspicious"
  return (await countEarlierLeads(db, lead.id)) >= receiptsPerDay ? "too_many" : null
}

/** Returns the kind and details of the event that records the outcome. */
async function sendReceipt(context: Context, lead: Lead) {
  const reason = await reasonForNoReceipt(context.db, lead)
  if (reason) return ["visitor_not_confirmed", { reason }] as const
  const address = mailAddress(lead.email)
  if (!address) return ["visitor_unreachable", { reason: "address" }] as const
  const { from, office } = addresses(context)
  const unsubscribeUrl = lead.emailConsent ? context.unsubscribeUrl(lead.protocol) : undefined
  const { publicUrl } = context
  const reading = await context.findReading()
  const outcome = await context.sendToVisitor({
    from,
    to: { name: "", address },
    replyTo: office,
    messageId: context.visitorMailIds.idOf(lead.id),
    unsubscribeUrl,
    ...visitorMail(
      lead,
      { company: context.readContact(), publicUrl, reading, unsubscribeUrl },
      context.clock(),
    ),
  })
  return outcome === "accepted"
    ? (["visitor_confirmed", {}] as const)
    : (["visitor_unreachable", { reason: "refused" }] as const)
}
