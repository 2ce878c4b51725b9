import { data, href } from "react-router"
import { grouped } from "../../../locale/pt-br.ts"
import type { Db } from "../../../platform/db/db.server.ts"
import { readCount, readRowId } from "../../../platform/text/whole-number.ts"
import { lettersCount } from "../../../privacy/incidents/affected-people-text.ts"
import { incidentTarget } from "../../../privacy/incidents/incident.ts"
import { fieldId } from "../../../privacy/incidents/incident-field-text.ts"
import {
  insertHolderDisclosure,
  listIncidentHolders,
} from "../../../privacy/incidents/letters/holder-store.server.ts"
import {
  anpdLetter,
  holderLetter,
  type LetterFacts,
  letterGaps,
  type Sender,
} from "../../../privacy/incidents/letters/letters.ts"
import { LettersPage } from "../../../privacy/incidents/letters/letters-page.tsx"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import type { Route } from "./+types/letters"
import { readLetterFacts, senderOf } from "./read-letters.server.ts"

const perPage = 20

export default function Letters({ loaderData }: Route.ComponentProps) {
  return <LettersPage {...loaderData} />
}

const factFields = new Set(["dataKinds", "startedAt"])

/** Where a gap is filled in; null for what is not on the incident's page. */
function gapHref(incidentHref: string, field: string) {
  if (field === "company") return null
  if (field === "leads") return `${incidentHref}#leads`
  return `${incidentHref}?mudar=${factFields.has(field) ? "fatos" : "avaliacao"}#${fieldId(field)}`
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { person, asStaff } = context.get(deskContext)
  const { clock, company } = context.get(deskAppContext)
  const [now, sender] = [clock(), senderOf(company)]
  const id = readRowId(params.id)
  const isToHolders = url.searchParams.get("para") === "titulares"
  const found =
    id !== null &&
    (await asStaff((db) => read(db, { id, now, url, isToHolders, sender, staffId: person.id })))
  if (!found) throw data(null, { status: 404 })
  const { facts, holders } = found
  const incidentHref = href("/painel/incidentes/:id", params)
  const letters = href("/painel/incidentes/:id/cartas", params)
  return {
    title: `Incidente nº ${facts.id}`,
    incidentHref,
    tabs: [
      { label: "À ANPD", href: letters, isCurrent: !isToHolders },
      {
        label: "Aos titulares",
        href: `${letters}?para=titulares`,
        isCurrent: isToHolders,
        count: grouped(facts.holderCount),
      },
    ],
    gaps: letterGaps(facts, sender).map(({ field, text }) => ({ text, href: gapHref(incidentHref, field) })),
    anpd: isToHolders ? null : anpdLetter(facts, sender),
    holders: holders && {
      ...holders,
      csvHref: href("/painel/incidentes/:id/titulares.csv", params),
    },
  }
}

type Asked = { id: number; now: Date; url: URL; isToHolders: boolean; sender: Sender; staffId: string }

/** Reads the letters and records whose data they show. */
async function read(db: Db, { id, now, url, isToHolders, sender, staffId }: Asked) {
  const facts = await readLetterFacts(db, id, now)
  if (!facts) return null
  const page = Math.min(Math.max(readCount(url.searchParams.get("pagina") ?? "") ?? 1, 1), pagesOf(facts))
  const holders = isToHolders
    ? await listIncidentHolders(db, id, { offset: (page - 1) * perPage, limit: perPage })
    : []
  const disclosure = { incidentId: id, staffId, action: "cartas_preparadas", target: incidentTarget(id) }
  await insertHolderDisclosure(
    db,
    disclosure,
    holders.map(({ email }) => email),
  )
  if (!isToHolders) return { facts, holders: null }
  const chosen = readCount(url.searchParams.get("carta") ?? "") ?? 1
  const letters = href("/painel/incidentes/:id/cartas", { id: String(id) })
  const pageHref = (number: number) => `${letters}?para=titulares&pagina=${number}`
  return {
    facts,
    holders: {
      count: lettersCount(facts),
      rows: holders.map(({ name, email, protocols }, place) => ({
        place: grouped((page - 1) * perPage + place + 1),
        name,
        email,
        protocols: protocols.join("\n"),
        href: `${pageHref(page)}&carta=${place + 1}#carta`,
        isChosen: place === Math.min(Math.max(chosen, 1), holders.length) - 1,
        letter: holderLetter(facts, sender, { name }),
      })),
      previousHref: page > 1 ? pageHref(page - 1) : null,
      nextHref: page < pagesOf(facts) ? pageHref(page + 1) : null,
    },
  }
}

const pagesOf = ({ holderCount }: LetterFacts) => Math.max(1, Math.ceil(holderCount / perPage))

export const meta = () => deskMeta("Cartas do incidente")
