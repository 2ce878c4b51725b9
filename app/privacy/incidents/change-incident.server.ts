import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import {
  closingFaults,
  type IncidentAssessment,
  type IncidentFacts,
  type IncidentNotice,
  incidentTarget,
} from "./incident.ts"
import {
  insertProtocols,
  insertReads,
  listUnknownProtocols,
  withdrawAddition,
} from "./incident-leads-store.server.ts"
import { insertNotice, listNotices, lockIncident, updateIncident } from "./incident-store.server.ts"
import type { ReadsQuestion } from "./lead-reads.ts"

type Details = Record<string, string | number | boolean | null>

/** Writes the audit entry; the route passes it in. */
export type RecordAct = (
  db: Db,
  entry: { staffId: string; action: string; target: string; details?: Details },
) => Promise<unknown>

export type Work = { record: RecordAct; staffId: string }

export type IncidentChange =
  | { kind: "facts"; version: number; values: IncidentFacts }
  | { kind: "assessment"; version: number; values: IncidentAssessment }
  | { kind: "add-reads"; question: ReadsQuestion }
  | { kind: "add-protocols"; protocols: readonly string[] }
  | { kind: "withdraw"; additionId: number }
  | { kind: "tell"; notice: IncidentNotice }
  | { kind: "close" }
  | { kind: "reopen" }

export type ChangeOutcome =
  | "changed"
  | "missing"
  | "closed"
  | "open"
  | "stale"
  | "none"
  | "gone"
  | "not-closable"
  | { unknownProtocols: string[] }

type Act = { action: string; details?: Details }

/** Applies one change to an incident and records it in the audit. A closed incident can only be reopened. */
export function changeIncident(
  db: Db,
  { record, staffId }: Work,
  { id, change, now }: { id: number; change: IncidentChange; now: Date },
): Promise<ChangeOutcome> {
  return db.transaction().execute(async (transaction) => {
    const state = await lockIncident(transaction, id)
    if (!state) return "missing"
    if (change.kind === "reopen" ? !state.closedAt : state.closedAt)
      return change.kind === "reopen" ? "open" : "closed"
    if ("version" in change && change.version !== state.version) return "stale"
    const done = await apply(transaction, { id, staffId, now, change, risk: state.risk })
    if (typeof done === "string" || "unknownProtocols" in done) return done
    await record(transaction, { staffId, target: incidentTarget(id), ...done })
    return "changed"
  })
}

type Applied = {
  id: number
  staffId: string
  now: Date
  change: IncidentChange
  risk: IncidentAssessment["risk"]
}

async function apply(
  transaction: Transaction<DB>,
  { id, staffId, now, change, risk }: Applied,
): Promise<Act | Exclude<ChangeOutcome, "changed">> {
  const addition = { incidentId: id, staffId }
  switch (change.kind) {
    case "facts":
      await updateIncident(transaction, id, change.values)
      return { action: "incidente_mudado" }
    case "assessment":
      await updateIncident(transaction, id, change.values)
      return { action: "incidente_avaliado", details: { risk: change.values.risk } }
    case "add-reads": {
      const leads = await insertReads(transaction, addition, change.question)
      return leads > 0 ? added({ leads, person: change.question.staffId }) : "none"
    }
    case "add-protocols": {
      const unknownProtocols = await listUnknownProtocols(transaction, change.protocols)
      if (unknownProtocols.length > 0) return { unknownProtocols }
      const leads = await insertProtocols(transaction, addition, change.protocols)
      return leads > 0 ? added({ leads }) : "none"
    }
    case "withdraw": {
      const { additionId } = change
      const isWithdrawn = await withdrawAddition(transaction, { ...addition, additionId })
      return isWithdrawn ? { action: "leads_retirados_do_incidente" } : "gone"
    }
    case "tell":
      await insertNotice(transaction, id, staffId, change.notice)
      return { action: "comunicacao_registrada", details: { recipient: change.notice.recipient } }
    case "close":
      if (closingFaults({ risk, told: await listNotices(transaction, [id]) }).length > 0)
        return "not-closable"
      await updateIncident(transaction, id, { closedAt: now })
      return { action: "incidente_encerrado" }
    case "reopen":
    default:
      await updateIncident(transaction, id, { closedAt: null })
      return { action: "incidente_reaberto" }
  }
}

const added = (details: Details): Act => ({ action: "leads_no_incidente", details })
