import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { LeadStatus } from "../../leads/lead/lead-status.ts"

export const findStatusTransition = (transaction: Transaction<DB>, from: LeadStatus, to: LeadStatus) =>
  transaction
    .selectFrom("leadStatusTransitions")
    .select("needsNote")
    .where("fromStatus", "=", from)
    .where("toStatus", "=", to)
    .executeTakeFirst()
