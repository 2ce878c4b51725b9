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
  nextToAsk,
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
type Advancing = AdvanceContext & {
  transaction: Transaction<DB>
  calendar: Calendar
  now: Date
  lead: EscalationRow
}

// Web and database have clocks of their own: a real change of the calendar moves a deadline by minutes.
const sameWithinMs = 30_000

type NoOffer = { offeredTo: null; offeredAt: null; offeredUntil: null }
const noOffer: NoOffer = { offeredTo: null, offeredAt: null, offeredUntil: null }

/**
 * Does whatever the lead's moment calls for: offers it, warns, escalates; then notes when to look again. In one
 * transaction with its events and mails, so that it happens once, however many workers look.
 */
export async function advanceLead(world: AdvanceContext, leadId: number, now: Date): Promise<boolean> {
  const calendar = await world.readCalendar()
  return world.db.transaction().execute(async (transaction) => {
    const locked = await lockToAdvance(transaction, leadId)
    if (!locked) return false
    if (!locked.isWaiting) {
      await updateAdvanced(transaction, leadId, { watchAt: null, ...(locked.offeredTo && noOffer) })
      return true
    }
    const lead = await withDeadline({ ...world, transaction, calendar, now, lead: locked })
    const advancing = { ...world, transaction, calendar, now, lead }
    const plan = planEscalation(lead, calendar, now)
    const offered = plan.needsOffer ? await offer(advancing) : null
    const inCharge = lead.ownerId ?? (offered ? offered.change.offeredTo : lead.offeredTo)
    if (plan.step) await takeStep(advancing, plan.step, inCharge)
    const offerEnds = lead.ownerId ? null : (offered?.until ?? lead.offeredUntil)
    await updateAdvanced(transaction, leadId, {
      dueAt: lead.dueAt,
      warnings: plan.warnings,
      ...(plan.step === "escalated" && { escalatedAt: now }),
      ...offered?.change,
      ...(offered?.isMoved && { deskVersion: lead.deskVersion + 1 }),
      watchAt: earliest([plan.nextStepAt, offerEnds]),
    })
    if (lead.isNew) await notifyDesk(transaction, leadId, "new")
    else if (plan.step || offered?.isMoved) await notifyDesk(transaction, leadId, plan.step ?? "offered")
    return true
  })
}

/** The deadline by the calendar of today; undefined when the lead has it already. */
export function movedDeadline(lead: Pick<EscalationRow, "createdAt" | "dueAt">, calendar: Calendar) {
  const dueAt = deadlineOf(calendar, lead.createdAt)
  if (dueAt === null || lead.dueAt === null) return dueAt === lead.dueAt ? undefined : dueAt
  return Math.abs(dueAt.getTime() - lead.dueAt.getTime()) < sameWithinMs ? undefined : dueAt
}

/** A null reader is the office's own address. */
async function mail(
  { transaction, lead, now }: Advancing,
  notice: DeskNotice,
  readers: readonly (string | null)[],
) {
  const at = Math.floor(now.getTime() / 1000)
  for (const staffId of new Set(readers))
    await addJob(transaction, mailDesk, { leadId: lead.id, notice, staffId, at })
}

async function managementAndOffice({ people, transaction }: Advancing) {
  return [...(await people.listManagement(transaction)).map(({ id }) => id), null]
}

/** Half goes to whoever has the lead; four fifths to the management too; the deadline to the management and the office. */
async function takeStep(
  advancing: Advancing,
  step: NonNullable<EscalationPlan["step"]>,
  inCharge: string | null,
) {
  const { transaction, lead, now } = advancing
  const management = await managementAndOffice(advancing)
  const readers = {
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
  await mail(advancing, step, readers)
}

type Offered = {
  change: { offeredTo: string; offeredAt: Date; offeredUntil: Date } | NoOffer
  until: Date
  isMoved: boolean
}

async function offer(advancing: Advancing): Promise<Offered> {
  const { transaction, calendar, now, lead, people } = advancing
  await lockOffers(transaction)
  const version = lead.deskVersion + 1
  if (lead.offeredTo)
    await insertEscalationEvent(transaction, lead.id, now, "offer_expired", { to: lead.offeredTo, version })
  const office = { isOpen: isWorkingTime(calendar, now), isHoliday: calendar.holidays.has(dayOf(now)) }
  const available = (await people.listAvailable(transaction, now, office)).map(({ id }) => id)
  const { asked, isManagementTold } = await readOffers(transaction, lead.id)
  const openLeads = await countOpenLeads(transaction, available)
  const to = nextToAsk({ available, openLeads, asked })
  if (to) {
    const until = acceptUntil(calendar, now)
    await insertEscalationEvent(transaction, lead.id, now, "offered", {
      to,
      until: until.toISOString(),
      version,
    })
    await mail(advancing, "offered", [to])
    return { change: { offeredTo: to, offeredAt: now, offeredUntil: until }, until, isMoved: true }
  }
  // At night nobody is there and nothing is wrong with it.
  if (office.isOpen && !isManagementTold) {
    await insertEscalationEvent(transaction, lead.id, now, "nobody_available")
    await mail(advancing, "nobody", await managementAndOffice(advancing))
  }
  return { change: noOffer, until: lookAgainAt(calendar, now), isMoved: lead.offeredTo !== null }
}

/** A calendar that changed while the lead came in, or could not be read then, is made good when it is first seen. */
async function withDeadline({ transaction, lead, calendar, now }: Advancing) {
  const dueAt = lead.isNew ? movedDeadline(lead, calendar) : undefined
  if (dueAt === undefined) return lead
  await insertEscalationEvent(transaction, lead.id, now, "deadline_changed", {
    before: lead.dueAt?.toISOString() ?? null,
    after: dueAt?.toISOString() ?? null,
  })
  return { ...lead, dueAt }
}
