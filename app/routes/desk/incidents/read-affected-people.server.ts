import { momentField, officeMoment } from "../../../desk/deadline/office-moment.ts"
import { leadPath } from "../../../leads/lead/lead-path.ts"
import { counted, grouped, longMoment } from "../../../locale/pt-br.ts"
import type { Db } from "../../../platform/db/db.server.ts"
import { type Incident, incidentTarget } from "../../../privacy/incidents/incident.ts"
import {
  countStoredLeads,
  idsOf,
  type LeadAddition,
  listAdditions,
  listIncidentLeads,
} from "../../../privacy/incidents/incident-leads-store.server.ts"
import { type LeadReads, type ReadsQuestion, readQuestion } from "../../../privacy/incidents/lead-reads.ts"
import { countReads, listReads } from "../../../privacy/incidents/lead-reads-store.server.ts"
import { periodText } from "../../../privacy/incidents/period-text.ts"
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
    count: countText(leadCount, leadCount - storedCount),
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
  const reads = await countReads(db, question, idsOf(incidentId))
  const leads = await listReads(db, question, mostLinks)
  const details = { person: question.staffId, leads: reads.all }
  await insertAudit(db, {
    staffId,
    action: "leituras_consultadas",
    target: incidentTarget(incidentId),
    details,
  })
  return {
    about: `${name}, ${openPeriodText(question.from, question.to)}`,
    rows: [
      { label: "Abriu", count: grouped(reads.opened) },
      { label: "Viu em listas e buscas", count: grouped(reads.listed) },
      { label: "Exportou", count: grouped(reads.exported) },
      { label: "Ao todo, cada lead contado uma vez", count: grouped(reads.all) },
    ],
    notes: notesOf(reads),
    ...linksOf(leads, reads.all - reads.erased),
    addLabel: reads.fresh > 0 ? `Adicionar ${counted(reads.fresh, "lead", "leads")} ao incidente` : null,
  }
}

function notesOf({ all, erased, unlisted, fresh }: LeadReads) {
  return [
    ...(all > 0 && fresh === 0 ? ["Todos já estão no incidente."] : []),
    ...(fresh > 0 && fresh < all
      ? [`${counted(all - fresh, "lead já está", "leads já estão")} no incidente.`]
      : []),
    ...(all === 0 ? ["Nenhuma leitura registrada neste período."] : []),
    ...(erased > 0
      ? [`${counted(erased, "destes leads já foi apagado", "destes leads já foram apagados")}.`]
      : []),
    ...(unlisted > 0
      ? [
          `${counted(unlisted, "registro do período não diz", "registros do período não dizem")} de quais leads: é de antes de a auditoria anotar cada um. Confira em Auditoria.`,
        ]
      : []),
  ]
}

function linksOf(leads: readonly { id: number; protocol: string }[], storedCount: number) {
  const more = storedCount - leads.length
  return {
    leads: leads.map(({ id, protocol }) => ({ href: leadPath(id), protocol })),
    more: more > 0 ? `e mais ${grouped(more)}` : null,
  }
}

function countText(all: number, erased: number) {
  if (all === 0)
    return "Nenhum lead ainda. Consulte a auditoria, se foi alguém da equipe, ou adicione por protocolo."
  const gone = counted(
    erased,
    "já foi apagado e não tem mais contato salvo",
    "já foram apagados e não têm mais contato salvo",
  )
  return `${counted(all, "lead", "leads")}.${erased > 0 ? ` ${gone}.` : ""}`
}

function describeAddition({ id, source, leadCount, reader, readFrom, readTo, by, createdAt }: LeadAddition) {
  const leads = counted(leadCount, "lead", "leads")
  return {
    id,
    text:
      source === "auditoria"
        ? `${leads} que ${reader} leu, ${openPeriodText(readFrom, readTo)}`
        : `${leads} por protocolo`,
    by: `Adicionado por ${by} em ${longMoment(createdAt)}`,
  }
}

function openPeriodText(from: Date | null, to: Date | null) {
  if (from) return periodText(from, to)
  return to ? `até ${longMoment(to)}` : "em todo o período da auditoria"
}
