import { href } from "react-router"
import { counted, longDate, longMoment } from "../../../locale/pt-br.ts"
import type { Incident } from "../../../privacy/incidents/incident.ts"
import { incidentDeadline } from "../../../privacy/incidents/incident-deadline.ts"
import {
  listClosedIncidents,
  listNotices,
  listOpenIncidents,
  type StoredNotice,
} from "../../../privacy/incidents/incident-store.server.ts"
import { kindText, riskText } from "../../../privacy/incidents/incident-text.ts"
import { type ClosedIncident, IncidentRegister } from "../../../privacy/incidents/register.tsx"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { readPlaceId } from "../place-id.ts"
import type { Route } from "./+types/register"
import { readLegalHolidays } from "./legal-holidays.server.ts"

const address = href("/painel/incidentes")
const mostOpen = 200
const perPage = 25

export default function Register({ loaderData }: Route.ComponentProps) {
  return <IncidentRegister {...loaderData} newHref={href("/painel/incidentes/novo")} />
}

const incidentPath = (id: number) => href("/painel/incidentes/:id", { id: String(id) })
const leadsText = (count: number) => (count === 0 ? "Nenhum lead ainda" : counted(count, "lead", "leads"))

function toldText(told: readonly StoredNotice[]) {
  const recipients = new Set(told.map(({ recipient }) => recipient))
  const anpd = recipients.has("anpd") ? "ANPD avisada" : "ANPD não avisada"
  return `${anpd}, ${recipients.has("titulares") ? "titulares avisados" : "titulares não avisados"}.`
}

function closedRow({ id, kind, knownAt, closedAt, risk, leadCount }: Incident): ClosedIncident {
  return {
    id,
    href: incidentPath(id),
    kind: kindText[kind],
    known: longDate(knownAt),
    closed: closedAt ? longDate(closedAt) : "",
    risk: riskText[risk],
    leads: leadsText(leadCount),
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { asStaff } = context.get(deskContext)
  const now = context.get(deskAppContext).clock()
  const before = readPlaceId(url)
  const { open, closed, notices, holidays } = await asStaff(async (db) => {
    const waiting = await listOpenIncidents(db, mostOpen)
    return {
      open: waiting,
      closed: await listClosedIncidents(db, before, perPage),
      notices: await listNotices(
        db,
        waiting.map(({ id }) => id),
      ),
      holidays: await readLegalHolidays(db, waiting[0]?.knownAt ?? now, now),
    }
  })
  const last = closed.incidents.at(-1)
  return {
    open: open.map((incident) => {
      const told = notices.filter(({ incidentId }) => incidentId === incident.id)
      return {
        id: incident.id,
        href: incidentPath(incident.id),
        kind: kindText[incident.kind],
        known: longMoment(incident.knownAt),
        risk: riskText[incident.risk],
        leads: leadsText(incident.leadCount),
        told: toldText(told),
        deadline: incidentDeadline({ ...incident, told }, holidays, now),
      }
    }),
    closed: closed.incidents.map(closedRow),
    olderHref: closed.hasMore && last ? `${address}?antes=${last.id}` : null,
    newestHref: before === null ? null : address,
  }
}

export const meta = () => deskMeta("Incidentes")
