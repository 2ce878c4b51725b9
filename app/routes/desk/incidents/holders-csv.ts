import { data, type LoaderFunctionArgs } from "react-router"
import type { Db } from "../../../platform/db/db.server.ts"
import { byteOrderMark, csvLine } from "../../../platform/text/csv.ts"
import { readRowId } from "../../../platform/text/whole-number.ts"
import { incidentTarget } from "../../../privacy/incidents/incident.ts"
import {
  type IncidentHolder,
  insertHolderDisclosure,
  listIncidentHolders,
} from "../../../privacy/incidents/letters/holder-store.server.ts"
import {
  holderLetter,
  type LetterFacts,
  letterText,
  type Sender,
} from "../../../privacy/incidents/letters/letters.ts"
import { tellAdministrators } from "../../../staff/people/tell-administrators.server.ts"
import { deskAppContext } from "../../app-context.ts"
import { cachePolicy } from "../../cache-policy.ts"
import { deskContext } from "../desk-context.ts"
import { readLetterFacts, senderOf } from "./read-letters.server.ts"

const pageSize = 500
const headings = ["Nome", "E-mail", "Telefone", "Protocolos", "Assunto", "Carta"]

/** 'Baixar todas em CSV': one line per holder, with the letter, for a mail merge. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { clock, company } = context.get(deskAppContext)
  const { person, asStaff } = context.get(deskContext)
  const id = readRowId(params["id"] ?? "")
  const facts = id !== null && (await asStaff((db) => readLetterFacts(db, id, clock())))
  if (!facts) throw data(null, { status: 404 })
  const work = { incidentId: facts.id, staffId: person.id, target: incidentTarget(facts.id) }
  // Recorded before the first line is sent.
  await asStaff((db) =>
    db.transaction().execute(async (transaction) => {
      await insertHolderDisclosure(transaction, { ...work, action: "leads_exportados" }, null)
      await tellAdministrators(transaction, person.id, { kind: "holders", incidentId: facts.id })
    }),
  )
  return new Response(toStream(linesOf(asStaff, facts, senderOf(company))), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="incidente-${facts.id}-titulares.csv"`,
      "cache-control": cachePolicy.personal,
      "x-content-type-options": "nosniff",
    },
  })
}

type AsStaff = <T>(work: (db: Db) => Promise<T>) => Promise<T>

async function* linesOf(asStaff: AsStaff, facts: LetterFacts, sender: Sender) {
  yield byteOrderMark + csvLine(headings)
  let after: string | null = null
  for (;;) {
    const from: string | null = after
    const holders: IncidentHolder[] = await asStaff((db) =>
      listIncidentHolders(db, facts.id, { after: from, limit: pageSize }),
    )
    if (holders.length > 0) yield holders.map((holder) => csvLine(cells(facts, sender, holder))).join("")
    const last = holders.at(-1)
    if (!last || holders.length < pageSize) return
    after = last.email
  }
}

function cells(facts: LetterFacts, sender: Sender, { name, email, phone, protocols }: IncidentHolder) {
  const letter = holderLetter(facts, sender, { name })
  return [name, email, phone, protocols.join(" "), letter.subject, letterText(letter)]
}

function toStream(lines: AsyncGenerator<string>) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await lines.return(undefined)
    },
  })
}
