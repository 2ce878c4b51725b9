import type { Db } from "../../platform/db/db.server.ts"
import type { AnswerOutcome } from "../holder/holder.ts"
import { closeRequest, insertRequestDone } from "./answer-store.server.ts"

type Answer = {
  protocol: string
  outcome: AnswerOutcome
  /** Writes the audit entry; the route passes it in. */
  record: (db: Db) => Promise<unknown>
}

/** Closes an answered request. "gone": it was closed before, or the holder erased everything. */
export function answerHolderRequest(
  db: Db,
  { protocol, outcome, record }: Answer,
): Promise<"answered" | "gone"> {
  return db.transaction().execute(async (transaction) => {
    const request = await closeRequest(transaction, protocol, outcome)
    if (!request) return "gone"
    await insertRequestDone(transaction, request.id)
    await record(transaction)
    return "answered"
  })
}
