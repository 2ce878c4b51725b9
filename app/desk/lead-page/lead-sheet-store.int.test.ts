import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { caio, dalva, storePeople } from "../../../testing/factories/office-people.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../../testing/servers/test-database.ts"
import { readCalendar } from "../../leads/deadline/calendar-store.server.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { recordLeadsSeen } from "../../staff/audit/leads-seen.server.ts"
import { dbAsPerson } from "../../staff/sign-in/db-as-person.server.ts"
import { linkDuplicate } from "../actions/link-duplicate.server.ts"
import { logContact } from "../actions/log-contact.server.ts"
import type { RecordSeen } from "../leads-seen.ts"
import { findLeadSheet } from "./lead-sheet-store.server.ts"
import { openLead } from "./open-lead.server.ts"

let database: TestDatabase
let asCaio: Db
let asDalva: Db
let staff: Db
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner)
  staff = database.as.staff
  asCaio = dbAsPerson(database.staffPool, caio)
  asDalva = dbAsPerson(database.staffPool, dalva)
})
beforeEach(() => sql`truncate leads cascade`.execute(database.as.owner))
afterAll(() => database.drop())

const random = createRandom(9)
const now = new Date("2026-11-16T14:32:00-03:00")

async function storeLead(overrides = {}) {
  const [id = 0] = await storeLeads(database.as.owner, random, [{ createdAt: now, ...overrides }])
  return id
}

const work = (leadId: number, version = 0) => ({ leadId, version, staffId: testPerson.id, now })

test("leads with the same phone or e-mail are possible duplicates until staff decide", async () => {
  const phoneE164 = "+5511900000001"
  const leadId = await storeLead({ phoneE164, email: "marina@exemplo.example" })
  const samePhone = await storeLead({ phoneE164, email: "outra@exemplo.example" })
  const sameEmail = await storeLead({ phoneE164: null, email: "Marina@exemplo.example" })
  await storeLead({ phoneE164, isTest: true })
  await storeLead({ phoneE164: null, email: "alheia@exemplo.example" })
  const sheet = async () => {
    const found = await findLeadSheet(staff, leadId)
    return {
      duplicates: found?.duplicates.map(({ id, sharesPhone, sharesEmail }) => [id, sharesPhone, sharesEmail]),
      samePerson: found?.samePerson?.map(({ id }) => id),
      hasDuplicates: found?.hasDuplicates,
    }
  }
  expect((await sheet()).duplicates?.toSorted()).toEqual([
    [samePhone, true, false],
    [sameEmail, false, true],
  ])
  await linkDuplicate(staff, { ...work(leadId), otherId: samePhone, isSamePerson: false })
  await linkDuplicate(staff, { ...work(leadId, 1), otherId: sameEmail, isSamePerson: true })
  expect(await sheet()).toEqual({ duplicates: [], samePerson: [sameEmail], hasDuplicates: false })
  // The latest decision counts, from either of the two leads.
  await linkDuplicate(staff, { ...work(sameEmail, 1), otherId: leadId, isSamePerson: false })
  expect((await sheet()).samePerson).toEqual([])
  expect(
    await linkDuplicate(staff, { ...work(leadId, 3), otherId: leadId, isSamePerson: true }),
  ).toMatchObject({
    reason: "same-lead",
  })
  expect(
    await linkDuplicate(staff, { ...work(leadId, 3), otherId: 999_999, isSamePerson: true }),
  ).toMatchObject({
    reason: "other-missing",
  })
})

test("concurrent comparisons of the same two leads from both sides do not deadlock", async () => {
  const [leadId, otherId] = [await storeLead(), await storeLead()]
  const outcomes = await Promise.all([
    linkDuplicate(asCaio, { leadId, otherId, version: 0, staffId: caio.id, now, isSamePerson: true }),
    linkDuplicate(asDalva, {
      leadId: otherId,
      otherId: leadId,
      version: 0,
      staffId: dalva.id,
      now,
      isSamePerson: true,
    }),
  ])
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "stale"])
})

test("a sheet has all data and the allowed moves; opening it is audited once in 15 minutes", async () => {
  const leadId = await storeLead({ suspicions: ["too_fast"] })
  const recordAs = (db: Db, personId: string) => (seen: Parameters<RecordSeen>[0]) =>
    recordLeadsSeen(db, { personId, hasFreshProof: false }, seen)
  const open = (db: Db, personId: string, id = leadId) => openLead(db, id, recordAs(db, personId))
  const opened = await open(staff, testPerson.id)
  if (typeof opened === "string") throw new Error(opened)
  expect(opened.place).toEqual({ position: 1, total: 1, isMore: false, previousId: null, nextId: null })
  expect(opened.lead).toMatchObject({
    id: leadId,
    version: 0,
    suspicions: ["too_fast"],
    isSuspicious: true,
    moves: [
      { to: "em_contato", needsNote: false },
      { to: "descartado", needsNote: false },
    ],
    entries: [],
  })
  await open(staff, testPerson.id)
  await open(asCaio, caio.id)
  const audit = await database.as.owner
    .selectFrom("staffAudit")
    .select(["staffId", "action", "target"])
    .where("target", "=", `lead:${leadId}`)
    .orderBy("id")
    .execute()
  expect(audit).toEqual([
    { staffId: testPerson.id, action: "lead_lido", target: `lead:${leadId}` },
    { staffId: caio.id, action: "lead_lido", target: `lead:${leadId}` },
  ])
  expect(await open(staff, testPerson.id, 999_999)).toBe("missing")
  await logContact(staff, { ...work(leadId), calendar: await readCalendar(staff) })
  expect((await findLeadSheet(staff, leadId))?.moves.map(({ to }) => to)).toEqual([
    "cotacao_enviada",
    "fechado",
    "perdido",
    "descartado",
  ])
})
