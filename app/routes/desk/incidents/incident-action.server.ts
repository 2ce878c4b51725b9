import type { RouterContextProvider } from "react-router"
import { officeMoment } from "../../../desk/deadline/office-moment.ts"
import { formText } from "../../../platform/http/form-text.ts"
import { readCount, readRowId } from "../../../platform/text/whole-number.ts"
import { changeIncident, type IncidentChange } from "../../../privacy/incidents/change-incident.server.ts"
import {
  type FieldFaults,
  listed,
  readAssessment,
  readFacts,
  readNotice,
  readProtocols,
} from "../../../privacy/incidents/incident-form.ts"
import type { IncidentForm } from "../../../privacy/incidents/incident-page.tsx"
import {
  type IncidentDone,
  type IncidentRefusal,
  incidentRefusals,
} from "../../../privacy/incidents/incident-text.ts"
import { readQuestion } from "../../../privacy/incidents/lead-reads.ts"
import { insertAudit } from "../../../staff/audit/audit-store.server.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { postedForm } from "./posted-form.server.ts"

const done = {
  facts: "fatos",
  assessment: "avaliacao",
  "add-reads": "adicionados",
  "add-protocols": "adicionados",
  withdraw: "retirados",
  tell: "avisado",
  close: "encerrado",
  reopen: "reaberto",
} as const satisfies Record<IncidentChange["kind"], IncidentDone>

type Refused = {
  refusal: { title: string; text: string }
  faults: FieldFaults
  /** The form to show open again. */
  form: IncidentForm | null
}

/** Handles a form of an incident's page. */
export async function actOnIncident(
  context: Readonly<RouterContextProvider>,
  id: number,
  form: FormData,
): Promise<{ done: IncidentDone } | "missing" | Refused> {
  const { person, asStaff } = context.get(deskContext)
  const now = context.get(deskAppContext).clock()
  const intent = formText(form, "intent")
  const change = readChange(form, intent, now)
  if (typeof change === "string") return refused(change, intent)
  if ("faults" in change) return refused("fields", intent, change.faults)
  const work = { record: insertAudit, staffId: person.id }
  const outcome = await asStaff((db) => changeIncident(db, work, { id, change, now }))
  if (outcome === "missing") return outcome
  if (outcome === "changed") return { done: done[change.kind] }
  if (typeof outcome === "string") return refused(outcome, intent)
  return refused("fields", intent, {
    protocols: `Não há lead com este protocolo: ${listed(outcome.unknownProtocols)}.`,
  })
}

function readChange(
  form: FormData,
  intent: string,
  now: Date,
): IncidentChange | { faults: FieldFaults } | IncidentRefusal {
  const posted = postedForm(form, now)
  if (intent === "facts" || intent === "assessment") {
    const version = readCount(posted.text("version"))
    if (version === null) return "unknown"
    const read = intent === "facts" ? readFacts(posted) : readAssessment(posted)
    return "faults" in read ? read : ({ kind: intent, version, values: read.values } as IncidentChange)
  }
  if (intent === "tell") {
    const read = readNotice(posted)
    return "faults" in read ? read : { kind: intent, notice: read.values }
  }
  if (intent === "add-protocols") {
    const read = readProtocols(posted.text("protocols"))
    return "fault" in read ? { faults: { protocols: read.fault } } : { kind: intent, ...read }
  }
  if (intent === "add-reads") {
    const question = readQuestion(posted.text, officeMoment)
    return question ? { kind: intent, question } : "no-reader"
  }
  if (intent === "withdraw") {
    const additionId = readRowId(posted.text("addition"))
    return additionId === null ? "unknown" : { kind: intent, additionId }
  }
  return intent === "close" || intent === "reopen" ? { kind: intent } : "unknown"
}

function refused(refusal: IncidentRefusal, intent: string, faults: FieldFaults = {}): Refused {
  const isForm = intent === "facts" || intent === "assessment" || intent === "tell"
  return { refusal: incidentRefusals[refusal], faults, form: isForm ? intent : null }
}
