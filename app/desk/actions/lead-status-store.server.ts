import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { LeadStatus } from "../../leads/lead/lead-status.ts"

export function findStatusTransition(transaction: Transaction<DB>, from: LeadStatus, to: LeadStatus) {
  return transaction
    .selectFrom("leadStatusTransitions")
    .select("needsNote")
    .where("fromStatus", "=", from)
    .where("toStatus", "=", to)
    .executeTakeFirst()
}
