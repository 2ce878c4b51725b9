import { sql } from "kysely"
import { addNote } from "../../app/desk/actions/add-note.server.ts"
import { changeLeadStatus } from "../../app/desk/actions/change-lead-status.server.ts"
import { logAttempt } from "../../app/desk/actions/log-attempt.server.ts"
import { logContact } from "../../app/desk/actions/log-contact.server.ts"
import { takeLead } from "../../app/desk/actions/take-lead.server.ts"
import { readCalendar } from "../../app/leads/deadline/calendar-store.server.ts"
import { dbAsPerson } from "../../app/staff/sign-in/db-as-person.server.ts"
import { createRandom } from "../../db/seed/random.ts"
import type { TestDatabase } from "../servers/test-database.ts"
import { openAllHours } from "./office-hours.ts"
import { enrolPerson } from "./staff.ts"
import { stageIncident } from "./staged-incident.ts"
import { stageSettings } from "./staged-settings.ts"
import { storeLeads } from "./stored-lead.ts"

const minute = 60_000

const people = [
  {
    name: "Marina Exemplo",
    email: "marina@exemplo.example",
    phone: "(11) 90000-0001",
    idade: "52, 49, 17",
    cidade: "Campinas",
    uf: "SP",
    orgao: "Secretaria da Educação",
  },
  { name: "Osvaldo Fictício", email: "osvaldo@exemplo.example", phone: "(11) 90000-0002", idade: "61, 58" },
  { name: "Tarcísio Imaginário", email: "tarcisio@exemplo.example", phone: "(11) 90000-0003", idade: "67" },
  {
    name: "Beltrana de Tal",
    email: "beltrana@exemplo.example",
    phone: "(11) 90000-0004",
    idade: "41, 39, 9, 6",
  },
  { name: "Sílvia Amostra", email: "silvia@exemplo.example", phone: "(11) 90000-0005", idade: "36" },
  {
    name: "Helena Hipotética",
    email: "helena@exemplo.example",
    phone: "(11) 90000-0006",
    idade: "60, 47, 40, 12, 8",
  },
  { name: "Ademar Suposto", email: "ademar@exemplo.example", phone: "(11) 90000-0007", idade: "45, 44, 20" },
] as const
const minutesWaited = [112, 145, 99, 72, 41, 6, 300]

/** Stores two people of the office and leads in every state of the queue. */
export async function stageDesk(database: TestDatabase, publicUrl?: string) {
  await openAllHours(database)
  const enrol = (name: string, role: "administracao" | "atendente") =>
    enrolPerson(database, { name, role, ...(publicUrl ? { publicUrl } : {}) })
  const ana = await enrol("Ana Gestora", "administracao")
  const caio = await enrol("Caio Amostra", "atendente")
  const { owner } = database.as
  const now = new Date()
  const ids = await storeLeads(
    owner,
    createRandom(7),
    people.map((person, place) => {
      const createdAt = new Date(now.getTime() - (minutesWaited[place] ?? 0) * minute)
      return {
        ...person,
        ages: person.idade.split(", ").map(Number),
        phoneE164: `+55${person.phone.replaceAll(/\D/g, "")}`,
        createdAt,
        dueAt: new Date(createdAt.getTime() + 120 * minute),
        status: "novo",
        ...(place === 4 ? { suspicions: ["honeypot"] } : {}),
      }
    }),
  )
  const [marina = 0, osvaldo = 0, tarcisio = 0, beltrana = 0, , helena = 0, ademar = 0] = ids
  const calendar = await readCalendar(owner)
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * minute)
  const work = (leadId: number, version: number, person: { id: string }, minutesAgo: number) => ({
    leadId,
    version,
    staffId: person.id,
    now: at(minutesAgo),
  })
  const asAna = dbAsPerson(database.staffPool, ana)
  await takeLead(asAna, { leadId: marina, staffId: ana.id, now: at(100) })
  await logAttempt(asAna, { ...work(marina, 1, ana, 80), result: "nao_atendeu" })
  await logAttempt(asAna, {
    ...work(marina, 2, ana, 30),
    result: "mensagem_enviada",
    note: "Primeira mensagem.",
  })
  await takeLead(asAna, { leadId: beltrana, staffId: ana.id, now: at(60) })
  await takeLead(asAna, { leadId: ademar, staffId: ana.id, now: at(290) })
  await logContact(asAna, { ...work(ademar, 1, ana, 250), calendar })
  await changeLeadStatus(asAna, { ...work(ademar, 2, ana, 200), status: "cotacao_enviada" })
  await addNote(asAna, { ...work(ademar, 3, ana, 190), note: "Prefere rede com hospital na zona norte." })
  const asCaio = dbAsPerson(database.staffPool, caio)
  await takeLead(asCaio, { leadId: osvaldo, staffId: caio.id, now: at(140) })
  await logAttempt(asCaio, { ...work(osvaldo, 1, caio, 130), result: "caixa_postal" })
  await takeLead(asCaio, { leadId: tarcisio, staffId: caio.id, now: at(90) })
  await sql`update leads set offered_to = ${ana.id}, offered_at = now(), offered_until = now() + interval '9 minutes'
    where id = ${helena}`.execute(owner)
  await sql`update leads set escalated_at = now() where id = ${osvaldo}`.execute(owner)
  await stageSettings(asAna, ana.id)
  const incident = await stageIncident({
    owner,
    asManager: asAna,
    managerId: ana.id,
    readerId: caio.id,
    leadIds: ids,
    now,
  })
  return { ana, caio, incident, leads: { marina, osvaldo, tarcisio, beltrana, helena, ademar } }
}
