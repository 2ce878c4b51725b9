import { sql, type Transaction } from "kysely"
import type { DB } from "../../db/types.generated.ts"
import type { LeadStatus } from "./lead-status.ts"

/** The status as it stands, held until the transaction ends. */
export const lockLeadStatus = async (transaction: Transaction<DB>, leadId: number) => {
  const lead = await transaction
    .selectFrom("leads")
    .select("status")
    .where("id", "=", leadId)
    .forUpdate()
    .executeTakeFirst()
  return lead?.status
}

export const findStatusTransition = (transaction: Transaction<DB>, from: LeadStatus, to: LeadStatus) =>
  transaction
    .selectFrom("leadStatusTransitions")
    .select("needsNote")
    .where("fromStatus", "=", from)
    .where("toStatus", "=", to)
    .executeTakeFirst()

export const updateLeadStatus = (
  transaction: Transaction<DB>,
  leadId: number,
  status: LeadStatus,
  note: string | null,
) =>
  transaction
    .updateTable("leads")
    .set({ status, ...(note === null ? {} : { notes: note }) })
    .where("id", "=", leadId)
    .execute()

type StatusEvent = {
  leadId: number
  staffId: string
  fromStatus: LeadStatus
  toStatus: LeadStatus
  note: string | null
}

export const insertStatusEvent = (transaction: Transaction<DB>, event: StatusEvent) =>
  transaction
    .insertInto("leadEvents")
    .values({
      ...event,
      actor: "equipe",
      kind: "status_changed",
      // now() is when the transaction began: one that waited for the row would stand before the one it waited for.
      createdAt: sql<Date>`clock_timestamp()`,
    })
    .execute()
