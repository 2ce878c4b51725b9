import { momentField, officeMoment } from "../../../desk/deadline/office-moment.ts"
import { leadPath } from "../../../leads/lead/lead-path.ts"
import { grouped } from "../../../locale/pt-br.ts"
import type { Db } from "../../../platform/db/db.server.ts"
import {
  addLabel,
  affectedCount,
  describeAddition,
  openPeriodText,
  readNotes,
  readRows,
} from "../../../privacy/incidents/affected-people-text.ts"
import { type Incident, incidentTarget } from "../../../privacy/incidents/incident.ts"
import {
  countStoredLeads,
  idsOf,
  listAdditions,
  listIncidentLeads,
  listLockedProtocols,
} from "../../../privacy/incidents/incident-leads-store.server.ts"
import { type ReadsQuestion, readQuestion } from "../../../privacy/incidents/lead-reads.ts"
import { findReads } from "../../../privacy/incidents/lead-reads-store.server.ts"
import { listAuditPeople } from "../../../staff/audit/audit-list-store.server.ts"
import { insertAudit } from "../../../staff/audit/audit-store.server.ts"

const mostLinks = 20

type Asked = { incident: Incident; url: URL; now: Date; staffId: string }

/** Whose data: the leads of the incident, and the answer to the question in the address. */
export async function readAffectedPeople(db: Db, { incident, url, now, staffId }: Asked) {
  const { id, leadCount } = incident
  const text = (name: string) => url.searchParams.get(name) ?? ""
  const question = readQuestion(text, officeMoment)
  const people = await listAuditPeople(db)
  const name = people.find((person) => person.id === question?.staffId)?.name
  const storedCount = await countStoredLeads(db, id)
  const leads = await listIncidentLeads(db, id, mostLinks)
  return {
    count: affectedCount(leadCount, storedCount, await listLockedProtocols(db, id)),
    additions: (await listAdditions(db, id)).map(describeAddition),
    ...linksOf(leads, storedCount),
    reads: {
      people,
      chosen: question
        ? { person: question.staffId, from: field(question.from), to: field(question.to) }
        : { person: "", from: field(incident.startedAt), to: field(incident.endedAt ?? now) },
      answer: question && name ? await answer(db, { question, name, incidentId: id, staffId }) : null,
    },
  }
}

const field = (date: Date | null) => (date ? momentField(date) : "")

type Question = { question: ReadsQuestion; name: string; incidentId: number; staffId: string }

async function answer(db: Db, { question, name, incidentId, staffId }: Question) {
  const reads = await findReads(db, question, { known: idsOf(incidentId), limit: mostLinks })
  const details = { person: question.staffId, leads: reads.all }
  await insertAudit(db, {
    staffId,
    action: "leituras_consultadas",
    target: incidentTarget(incidentId),
    details,
  })
  return {
    about: `${name}, ${openPeriodText(question.from, question.to)}`,
    rows: readRows(reads),
    notes: readNotes(reads),
    ...linksOf(reads.leads, reads.all - reads.erased),
    addLabel: addLabel(reads),
  }
}

function linksOf(leads: readonly { id: number; protocol: string }[], storedCount: number) {
  const more = storedCount - leads.length
  return {
    leads: leads.map(({ id, protocol }) => ({ href: leadPath(id), protocol })),
    more: more > 0 ? `e mais ${grouped(more)}` : null,
  }
}
