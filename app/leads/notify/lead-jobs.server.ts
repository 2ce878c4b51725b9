import type { Db } from "../../platform/db/db.server.ts"
import type { SpendLimits } from "../../platform/http/rate-limit.server.ts"
import type { PostWebhook } from "../../platform/http/webhook.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { HopelessJob, job } from "../../platform/jobs/queue.server.ts"
import type { SendMail } from "../../platform/mail/mail.server.ts"
import { mailAddress } from "../../platform/mail/mail-address.ts"
import type { Log } from "../../platform/process/log.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import { countEarlierLeads, findLead, insertWorkerEvent } from "../lead/lead-store.server.ts"
import { hasHeldNotice, insertHeldNotice } from "./held-notice-store.server.ts"
import { confirmVisitor, deliverWebhook, notifyOffice } from "./lead-queues.ts"
import { leadWebhook } from "./lead-webhook.ts"
import { officeMail } from "./office-mail.ts"
import { type CompanyContact, visitorMail } from "./visitor-mail.ts"

type World = {
  db: Db
  log: Log
  clock: Clock
  /** Two, so that visitors' mails that hang never stand before the office's. */
  sendToOffice: SendMail
  sendToVisitor: SendMail
  /** There is a new lead to offer to a consultant and to show on every screen of the desk. */
  wakeDesk: () => void
  /** Absent where no CRM is configured. */
  postWebhook: PostWebhook | null
  mailFrom: string
  officeEmail: string
  /** D88: the mails of a minute; the notices beyond them are held for a digest. */
  officeMailsPerMinute: number
  spendLimits: SpendLimits
  publicUrl: string
  /** The way out of the mails that a lead's address agreed to. */
  unsubscribeUrl: (leadProtocol: string) => string
  company: CompanyContact
}

type Lead = NonNullable<Awaited<ReturnType<typeof findLead>>>

// Whoever sends a form chooses who gets its receipt: three a day are enough for anyone.
const receiptsPerDay = 3

export function leadJobs(world: World) {
  const { db, log, postWebhook } = world
  return [
    job(notifyOffice, async ({ leadId }) => {
      const lead = await findTellable(db, leadId)
      if (!lead) return
      // Neither waits for the other or falls with it: a mail server may be slow, and the promise of two hours runs.
      world.wakeDesk()
      await tellAndDispatch(world, lead)
      log.info({ leadId }, "office told, or its notice held for the digest")
    }),
    job(confirmVisitor, async ({ leadId }) => {
      const lead = await findTellable(db, leadId)
      if (!lead || lead.events.some((kind) => kind.startsWith("visitor_"))) return
      const [kind, details] = await confirm(world, lead)
      await insertWorkerEvent(db, leadId, kind, details)
      log.info({ leadId, outcome: kind, ...details }, "visitor's receipt settled")
    }),
    job(deliverWebhook, async ({ leadId }) => {
      const lead = postWebhook && (await findTellable(db, leadId))
      if (!lead || lead.events.includes("webhook_delivered")) return
      const body = JSON.stringify(leadWebhook(lead))
      const outcome = await postWebhook({ body, idempotencyKey: lead.protocol })
      if (outcome === "rejected") throw new HopelessJob("the CRM rejected the lead")
      await insertWorkerEvent(db, leadId, "webhook_delivered")
      log.info({ leadId }, "CRM told")
    }),
  ]
}

/** A lead that is still there and no test (D46); otherwise nobody is told anything. */
async function findTellable(db: Db, leadId: number) {
  const lead = await findLead(db, leadId)
  return lead?.isTest ? undefined : lead
}

/** What became of the office's notice. */
type Notice = "told" | "held" | "failed"

/** Once per lead, in one transaction: what follows a lead is set going whatever became of the office's mail. */
function dispatch({ db, postWebhook }: World, leadId: number, notice: Notice) {
  return db.transaction().execute(async (transaction) => {
    if (notice === "told") await insertWorkerEvent(transaction, leadId, "office_notified")
    if (notice === "held") await insertHeldNotice(transaction, leadId)
    if (!(await insertWorkerEvent(transaction, leadId, "dispatched"))) return
    await addJob(transaction, confirmVisitor, { leadId })
    if (postWebhook) await addJob(transaction, deliverWebhook, { leadId })
  })
}

/** The same on every run: mail programs then show a repeated mail once. */
function messageId({ mailFrom }: World, lead: Lead, reader: "office" | "visitor") {
  return `lead-${lead.id}-${reader}@${mailFrom.slice(mailFrom.indexOf("@") + 1)}`
}

function people({ company, mailFrom, officeEmail }: World) {
  return {
    from: { name: company.name, address: mailFrom },
    office: { name: `Atendimento ${company.name}`, address: officeEmail },
  }
}

async function tellOffice(world: World, lead: Lead) {
  const { company, publicUrl, clock } = world
  const { from, office } = people(world)
  const address = mailAddress(lead.email)
  const outcome = await world.sendToOffice({
    from,
    to: office,
    replyTo: address ? { name: lead.name, address } : undefined,
    messageId: messageId(world, lead, "office"),
    ...officeMail(lead, { companyName: company.name, publicUrl }, clock()),
  })
  if (outcome === "refused") throw new Error("the mail server refuses the office's address")
  return "told" as const
}

async function tellAndDispatch(world: World, lead: Lead) {
  if (lead.events.includes("office_notified")) return dispatch(world, lead.id, "told")
  let notice: Notice = "failed"
  try {
    // On a later run of the job the digest may have the lead already.
    const isHeld = lead.events.includes("dispatched") && (await hasHeldNotice(world.db, lead.id))
    notice = isHeld || !(await isWithinBrake(world)) ? "held" : await tellOffice(world, lead)
  } finally {
    await dispatch(world, lead.id, notice)
  }
}

function isWithinBrake({ spendLimits, officeMailsPerMinute }: World) {
  const perMinute = { name: "office-mail-minute", points: officeMailsPerMinute, seconds: 60 }
  return spendLimits([{ limit: perMinute, subject: "office" }])
}

async function reasonForSilence(db: Db, lead: Lead) {
  if (lead.suspicions.length > 0) return "suspicious"
  return (await countEarlierLeads(db, lead)) >= receiptsPerDay ? "too_many" : null
}

/** What became of the visitor's receipt, as the event that says so. */
async function confirm(world: World, lead: Lead) {
  const reason = await reasonForSilence(world.db, lead)
  if (reason) return ["visitor_not_confirmed", { reason }] as const
  const address = mailAddress(lead.email)
  if (!address) return ["visitor_unreachable", { reason: "address" }] as const
  const { from, office } = people(world)
  const unsubscribeUrl = lead.emailConsent ? world.unsubscribeUrl(lead.protocol) : undefined
  const outcome = await world.sendToVisitor({
    from,
    to: { name: "", address },
    replyTo: office,
    messageId: messageId(world, lead, "visitor"),
    unsubscribeUrl,
    ...visitorMail(
      lead,
      { company: world.company, publicUrl: world.publicUrl, unsubscribeUrl },
      world.clock(),
    ),
  })
  return outcome === "accepted"
    ? (["visitor_confirmed", {}] as const)
    : (["visitor_unreachable", { reason: "refused" }] as const)
}
