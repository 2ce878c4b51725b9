import { data, type RouterContextProvider } from "react-router"
import { longMoment } from "../../../locale/pt-br.ts"
import { closingFaults, incidentTarget } from "../../../privacy/incidents/incident.ts"
import { incidentDeadline } from "../../../privacy/incidents/incident-deadline.ts"
import { listHistory } from "../../../privacy/incidents/incident-history-store.server.ts"
import type { IncidentForm } from "../../../privacy/incidents/incident-page.tsx"
import { findIncident, listNotices } from "../../../privacy/incidents/incident-store.server.ts"
import { closingText, incidentDone, kindText } from "../../../privacy/incidents/incident-text.ts"
import { auditActionText, auditDetailText } from "../../../staff/audit/audit-text.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { newsOf } from "../desk-news.ts"
import { describeAssessment, describeFacts, describeNotice, incidentForms } from "./describe-incident.ts"
import { readLegalHolidays } from "./legal-holidays.server.ts"
import { readAffectedPeople } from "./read-affected-people.server.ts"

const mostHistory = 50
const openForms = { fatos: "facts", avaliacao: "assessment", aviso: "tell" } as const

/** Everything that the page of an incident shows. */
export async function readIncidentPage(context: Readonly<RouterContextProvider>, url: URL, id: number) {
  const { person, asStaff } = context.get(deskContext)
  const now = context.get(deskAppContext).clock()
  const found = await asStaff(async (db) => {
    const incident = await findIncident(db, id)
    if (!incident) return null
    return {
      incident,
      people: await readAffectedPeople(db, { incident, url, now, staffId: person.id }),
      told: await listNotices(db, [id]),
      history: await listHistory(db, incidentTarget(id), mostHistory),
      holidays: await readLegalHolidays(db, incident.knownAt, now),
    }
  })
  if (!found) throw data(null, { status: 404 })
  const { incident, people, told, history, holidays } = found
  const missing = closingFaults({ risk: incident.risk, told })
  const deadline = incidentDeadline({ ...incident, told }, holidays, now)
  return {
    title: `Incidente nº ${id}`,
    kind: kindText[incident.kind],
    reported: `Registrado por ${incident.reporter} em ${longMoment(incident.createdAt)}.`,
    closed: incident.closedAt && `Encerrado em ${longMoment(incident.closedAt)}.`,
    version: String(incident.version),
    deadline: { ...deadline, isDone: missing.length === 0 && !deadline.isLate },
    facts: describeFacts(incident),
    assessment: describeAssessment(incident, deadline.isLate),
    forms: incidentForms(incident, now),
    openForm: openFormOf(url.searchParams.get("mudar")),
    people,
    notices: told.map(describeNotice),
    missing: missing.map((fault) => closingText[fault]),
    history: history.map(({ id: entryId, at, by, action, details }) => ({
      id: entryId,
      when: longMoment(at),
      who: by ?? "Sistema",
      what: [auditActionText(action), auditDetailText(details)].filter(Boolean).join(", "),
    })),
    news: newsOf(url, incidentDone),
  }
}

function openFormOf(asked: string | null): IncidentForm | null {
  return asked && Object.hasOwn(openForms, asked) ? openForms[asked as keyof typeof openForms] : null
}
