import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import { type Calendar, deadlineOf, isWorkingTime } from "../../leads/deadline/promise-clock.ts"
import { dayOf } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { notifyDesk } from "../actions/desk-write-store.server.ts"
import type { DeskPeople } from "../desk-people.ts"
import { type DeskNotice, mailDesk } from "./desk-queues.ts"
import {
  acceptUntil,
  type EscalationPlan,
  earliest,
  lookAgainAt,
  nextToOffer,
  planEscalation,
} from "./escalation-plan.ts"
import {
  countOpenLeads,
  type EscalationRow,
  insertEscalationEvent,
  lockOffers,
  lockToAdvance,
  readOffers,
  updateAdvanced,
} from "./escalation-store.server.ts"

export type AdvanceContext = { db: Db; people: DeskPeople; readCalendar: () => Promise<Calendar> }
type LeadContext = AdvanceContext & {
  transaction: Transaction<DB>
  calendar: Calendar
  now: Date
  lead: EscalationRow
}

// Clocks of web server and database may differ. A change of the calendar moves a deadline by minutes.
const toleranceMs = 30_000

type NoOffer = { offeredTo: null; offeredAt: null; offeredUntil: null }
const noOffer: NoOffer = { offeredTo: null, offeredAt: null, offeredUntil: null }

/**
 * Runs the steps that are due for the lead: offer, warning, escalation. Then sets when to check it again. Events and mails
 * are written in the same transaction, so that each step happens once, even with several workers.
 */
export async function advanceLead(context: AdvanceContext, leadId: number, now: Date): Promise<boolean> {
  const calendar = await context.readCalendar()
  return context.db.transaction().execute(async (transaction) => {
    const locked = await lockToAdvance(transaction, leadId)
    if (!locked) return false
    if (!locked.isWaiting) {
      await updateAdvanced(transaction, leadId, { watchAt: null, ...(locked.offeredTo && noOffer) })
      return true
    }
    const lead = await withDeadline({ ...context, transaction, calendar, now, lead: locked })
    const leadContext = { ...context, transaction, calendar, now, lead }
    const plan = planEscalation(lead, calendar, now)
    const offered = plan.needsOffer ? await offer(leadContext) : null
    const inCharge = lead.ownerId ?? (offered ? offered.change.offeredTo : lead.offeredTo)
    if (plan.step) await takeStep(leadContext, plan.step, inCharge)
    const offerEnds = lead.ownerId ? null : (offered?.until ?? lead.offeredUntil)
    await updateAdvanced(transaction, leadId, {
      dueAt: lead.dueAt,
      warnings: plan.warnings,
      ...(plan.step === "escalated" && { escalatedAt: now }),
      ...offered?.change,
      ...(offered?.hasChanged && { deskVersion: lead.deskVersion + 1 }),
      watchAt: earliest([plan.nextStepAt, offerEnds]),
    })
    if (lead.isNew) await notifyDesk(transaction, leadId, "new")
    else if (plan.step || offered?.hasChanged) await notifyDesk(transaction, leadId, plan.step ?? "offered")
    return true
  })
}

/** The deadline by the current calendar; undefined when it has not changed. */
export function movedDeadline(
  lead: Pick<EscalationRow, "createdAt" | "dueAt" | "janela">,
  calendar: Calendar,
) {
  const dueAt = deadlineOf(calendar, lead.createdAt, lead.janela)
  if (dueAt === null || lead.dueAt === null) return dueAt === lead.dueAt ? undefined : dueAt
  return Math.abs(dueAt.getTime() - lead.dueAt.getTime()) < toleranceMs ? undefined : dueAt
}

/** A null recipient is the office's own address. */
async function mail(
  { transaction, lead, now }: LeadContext,
  notice: DeskNotice,
  recipients: readonly (string | null)[],
) {
  const at = Math.floor(now.getTime() / 1000)
  for (const staffId of new Set(recipients))
    await addJob(transaction, mailDesk, { leadId: lead.id, notice, staffId, at })
}

async function managementAndOffice({ people, transaction }: LeadContext) {
  return [...(await people.listManagement(transaction)).map(({ id }) => id), null]
}

/**
 * The half-time warning goes to the owner, the second warning also to the managers, the escalation to the managers and
 * the office.
 */
async function takeStep(
  leadContext: LeadContext,
  step: NonNullable<EscalationPlan["step"]>,
  inCharge: string | null,
) {
  const { transaction, lead, now } = leadContext
  const management = await managementAndOffice(leadContext)
  const recipients = {
    half: inCharge ? [inCharge] : management,
    four_fifths: inCharge ? [inCharge, ...management.filter((id) => id !== null)] : management,
    escalated: management,
  }[step]
  await insertEscalationEvent(
    transaction,
    lead.id,
    now,
    step === "escalated" ? "escalated" : `warned_${step}`,
    {
      to: inCharge,
    },
  )
  await mail(leadContext, step, recipients)
}

type Offered = {
  change: { offeredTo: string; offeredAt: Date; offeredUntil: Date } | NoOffer
  until: Date
  hasChanged: boolean
}

async function offer(leadContext: LeadContext): Promise<Offered> {
  const { transaction, calendar, now, lead, people } = leadContext
  await lockOffers(transaction)
  const version = lead.deskVersion + 1
  if (lead.offeredTo)
    await insertEscalationEvent(transaction, lead.id, now, "offer_expired", { to: lead.offeredTo, version })
  const office = { isOpen: isWorkingTime(calendar, now), isHoliday: calendar.holidays.has(dayOf(now)) }
  const available = (await people.listAvailable(transaction, now, office)).map(({ id }) => id)
  const { alreadyOffered, areManagersInformed } = await readOffers(transaction, lead.id)
  const openLeads = await countOpenLeads(transaction, available)
  const to = nextToOffer({ available, openLeads, alreadyOffered })
  if (to) {
    const until = acceptUntil(calendar, now)
    await insertEscalationEvent(transaction, lead.id, now, "offered", {
      to,
      until: until.toISOString(),
      version,
    })
    await mail(leadContext, "offered", [to])
    return { change: { offeredTo: to, offeredAt: now, offeredUntil: until }, until, hasChanged: true }
  }
  // While the office is closed it is normal that nobody is available.
  if (office.isOpen && !areManagersInformed) {
    await insertEscalationEvent(transaction, lead.id, now, "nobody_available")
    await mail(leadContext, "nobody", await managementAndOffice(leadContext))
  }
  return { change: noOffer, until: lookAgainAt(calendar, now), hasChanged: lead.offeredTo !== null }
}

/** Corrects the deadline of a new lead if the calendar has changed since, or could not be read at intake. */
async function withDeadline({ transaction, lead, calendar, now }: LeadContext) {
  const dueAt = lead.isNew ? movedDeadline(lead, calendar) : undefined
  if (dueAt === undefined) return lead
  await insertEscalationEvent(transaction, lead.id, now, "deadline_changed", {
    before: lead.dueAt?.toISOString() ?? null,
    after: dueAt?.toISOString() ?? null,
  })
  return { ...lead, dueAt }
}
