import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { listForExport } from "../../desk/export/export-store.server.ts"
import { exportCells, exportHeadings } from "../../desk/export/lead-export.ts"
import { findLeadSheet } from "../../desk/lead-page/lead-sheet-store.server.ts"
import { offers } from "../../plans/catalogue/offers.ts"
import { newSecret } from "../../platform/http/random-secret.server.ts"
import {
  askHolderLink,
  correctHolderLead,
  findHolder,
  openHolderLink,
} from "../../privacy/holder/holder-store.server.ts"
import { activateLink } from "../../privacy/holder/worker-store.server.ts"
import { submitLead } from "../intake/submit-lead.server.ts"
import { leadWebhook } from "../notify/lead-webhook.ts"
import { officeMail } from "../notify/office-mail.ts"
import { correctedLead } from "./correct-lead.ts"
import { emptyValues, newLead } from "./lead.ts"
import { leadDisclosure } from "./lead-disclosure.ts"
import {
  detailFacts,
  detailNames,
  fieldOf,
  type LeadDetails,
  leadFieldNames,
  textsBy,
} from "./lead-fields.ts"
import { findLead } from "./lead-store.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
beforeEach(() => sql`truncate leads, holder_links cascade`.execute(database.as.owner))
afterAll(() => database.drop())

const now = new Date("2026-11-18T14:20:00-03:00")
const email = "ana@exemplo.example"
/** A text for each detail: the first or the last option, or a text of its own where there is no list. */
function filled(which: 0 | -1): LeadDetails {
  return textsBy(detailNames, (name) => {
    const { label, detail } = fieldOf(name)
    return detail?.options?.at(which) ?? `${label} ${which}`
  })
}

function visitor(details = filled(0)) {
  const values = {
    ...emptyValues(offers.main),
    name: "Ana Lima",
    email,
    phone: "(11) 98765-4321",
    subject: "empresarial",
  }
  return newLead({ ...values, ...details }, offers.main, {
    pageUrl: "https://site.example/",
    userAgent: null,
    submissionKey: null,
    firstTouch: null,
    suspicions: [],
  })
}

function send(lead: ReturnType<typeof visitor>) {
  return submitLead({ db: database.as.web, clock: () => now, officeCalendar: async () => null }, lead)
}

async function storedLead() {
  await send(visitor())
  const { id } = await database.as.owner.selectFrom("leads").select("id").executeTakeFirstOrThrow()
  const lead = await findLead(database.as.worker, id)
  if (!lead) throw new Error("the lead was not stored")
  return lead
}

async function holderSession() {
  const [link, session] = [newSecret().hash, newSecret().hash]
  await askHolderLink(database.as.web, email, [])
  const { id } = await database.as.owner.selectFrom("holderLinks").select("id").executeTakeFirstOrThrow()
  await activateLink(database.as.worker, id, link)
  await openHolderLink(database.as.web, link, session)
  return session
}

test("every lead field is a column of leads and of desk_leads", async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'leads'
    intersect select column_name from information_schema.columns where table_name = 'desk_leads'`.execute(
    database.as.owner,
  )
  const columns = new Set(rows.map(({ name }) => name))
  expect(leadFieldNames.filter((name) => !columns.has(name))).toEqual([])
})

test("[N12.06] the details of a request reach worker, office mail, webhook, desk, export and the holder", async () => {
  expect(detailNames).toEqual(expect.arrayContaining(["cidade", "uf", "orgao"]))
  const lead = await storedLead()
  expect(lead).toMatchObject(filled(0))
  const facts = detailFacts(filled(0))
  const mail = officeMail(lead, { companyName: "WebPlan", publicUrl: "https://site.example" }, now)
  for (const { label, text } of facts) expect(mail.text).toContain(`${label}: ${text}`)
  expect(leadWebhook(lead).lead).toMatchObject(filled(0))

  expect(await findLeadSheet(database.as.staff, lead.id)).toMatchObject(filled(0))
  const [exported] = await listForExport(database.as.staff, { from: null, to: "2100-01-01" }, null, 1)
  if (!exported) throw new Error("nothing was exported")
  for (const { label, text } of facts)
    expect(exportCells(exported)[exportHeadings.indexOf(label)], label).toBe(text)

  const record = await findHolder(database.as.web, await holderSession())
  const [disclosed] = record?.leads.map(leadDisclosure) ?? []
  expect(disclosed?.facts).toEqual(expect.arrayContaining(facts))
})

test("[N12.06] the holder corrects the details", async () => {
  const { protocol, id } = await storedLead()
  const correction = correctedLead({ ...visitor(), ...filled(-1) })
  expect(await correctHolderLead(database.as.web, await holderSession(), protocol, correction)).toMatch(
    /^LGPD-/,
  )
  expect(await findLead(database.as.worker, id)).toMatchObject(filled(-1))
  const { details } = await database.as.owner
    .selectFrom("leadEvents")
    .select("details")
    .where("kind", "=", "holder_corrected")
    .executeTakeFirstOrThrow()
  expect(details).toMatchObject({ fields: detailNames.toSorted() })
})

test("[N12.06] requests that differ in a detail are two leads; the same details are one", async () => {
  expect(await send(visitor())).toMatchObject({ outcome: "created" })
  expect(await send(visitor())).toMatchObject({ outcome: "repeated" })
  for (const name of detailNames)
    expect(await send(visitor({ ...filled(0), [name]: filled(-1)[name] })), name).toMatchObject({
      outcome: "created",
    })
})

test("intake refuses an unknown field, so that no field is lost silently", async () => {
  for (const extra of [{ apelido: "Aninha" }, { notes: "de quem envia" }, { ownerId: null }]) {
    const lead = { ...visitor(), ...extra }
    await expect(send(lead)).rejects.toThrow(/submit_lead does not know (apelido|notes|owner_id)$/)
  }
  expect(await database.as.owner.selectFrom("leads").select("id").execute()).toEqual([])
})

test("refuses a correction of a column that the holder may not change", async () => {
  const { protocol } = await storedLead()
  const correction = { ...correctedLead(visitor()), status: "fechado" }
  await expect(
    correctHolderLead(database.as.web, await holderSession(), protocol, correction),
  ).rejects.toThrow(/permission denied/)
})
