import { sql } from "kysely"
import { Client } from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { installConsentTexts } from "../../../db/consent-texts.ts"
import { makeLead } from "../../../db/seed/lead-factory.ts"
import { createRandom } from "../../../db/seed/random.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { systemClock } from "../../platform/time/clock.ts"
import { emailConsent } from "../lead/lead.ts"
import { submitLead } from "./submit-lead.server.ts"

let database: TestDatabase
const random = createRandom(32)
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

function submit(choice: boolean) {
  return submitLead(
    { db: database.as.web, clock: systemClock, officeCalendar: async () => null },
    { ...makeLead(random, "amil"), emailConsent: choice, emailConsentVersion: emailConsent.version },
  )
}

function records() {
  return database.as.owner
    .selectFrom("consentRecords")
    .leftJoin("leads", "leads.emailConsentRecord", "consentRecords.id")
    .select([
      "consentRecords.id",
      "purpose",
      "textVersion",
      "choice",
      "page",
      "consentRecords.createdAt",
      "leads.protocol",
    ])
    .orderBy("consentRecords.createdAt")
    .execute()
}

test("records the choice about e-mail, yes or no: purpose, version of the text, page, time, a random id", async () => {
  const yes = await submit(true)
  const no = await submit(false)
  const fixed = { purpose: "email_marketing", textVersion: emailConsent.version, page: "/amil" }
  const about = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), createdAt: expect.any(Date) }
  expect(await records()).toEqual([
    { ...about, ...fixed, choice: true, protocol: "protocol" in yes && yes.protocol },
    { ...about, ...fixed, choice: false, protocol: "protocol" in no && no.protocol },
  ])
})

test("stores the text of each version exactly as the form shows it", async () => {
  const texts = await database.as.staff
    .selectFrom("consentTexts")
    .select(["purpose", "version", "text"])
    .execute()
  expect(texts).toContainEqual(emailConsent)
})

test("erasing a lead keeps its consent record, unchanged and without a link to a person", async () => {
  const before = await records()
  await sql`delete from leads`.execute(database.as.owner)
  expect(await records()).toEqual(before.map((record) => ({ ...record, protocol: null })))
})

test("consent records and texts are append-only for every role, including the owner", async () => {
  const { owner, web, worker, staff } = database.as
  for (const table of ["consent_records", "consent_texts"]) {
    const name = sql.table(table)
    const column = sql.ref(table === "consent_texts" ? "text" : "choice")
    for (const statement of [
      sql`update ${name} set ${column} = ${column}`,
      sql`delete from ${name}`,
      sql`truncate ${name} cascade`,
    ]) {
      await expect(statement.execute(owner)).rejects.toThrow(/append-only/)
      for (const role of [web, worker, staff])
        await expect(statement.execute(role)).rejects.toThrow(/permission denied|must be owner/)
    }
  }
  expect(await records()).toHaveLength(2)
})

test("a consent record needs a known version of the text and a page without a query", async () => {
  const insert = (version: string, page: string) =>
    sql`insert into consent_records (id, purpose, text_version, choice, page)
      values (gen_random_uuid(), 'email_marketing', ${version}, true, ${page})`.execute(database.as.owner)
  await expect(insert("2020-01-01", "/")).rejects.toThrow(/foreign key/)
  await expect(insert(emailConsent.version, "/?email=ana@exemplo.example")).rejects.toThrow(/page/)
})

test("a changed text under the same version stops the migration; a new version is added", async () => {
  const owner = new Client({ connectionString: database.urls.owner })
  await owner.connect()
  try {
    const changed = { ...emailConsent, text: `${emailConsent.text} E por telefone.` }
    await expect(installConsentTexts(owner, [changed])).rejects.toThrow(/needs a new version/)
    await installConsentTexts(owner, [emailConsent, { ...changed, version: "2027-01-01" }])
    const { rows } = await owner.query(
      "select version from consent_texts where purpose = $1 order by version",
      [emailConsent.purpose],
    )
    expect(rows).toEqual([{ version: emailConsent.version }, { version: "2027-01-01" }])
  } finally {
    await owner.end()
  }
})
