import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { storePeople } from "../../../testing/factories/office-people.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../../testing/servers/test-database.ts"
import { staffRoles } from "../../staff/people/staff-person.ts"
import { dbAsPerson } from "../../staff/sign-in/db-as-person.server.ts"
import { exportRoles } from "../export/lead-export.ts"
import { findLeadSheet } from "../lead-page/lead-sheet-store.server.ts"
import { readSearch } from "./lead-search.ts"
import { searchLeads } from "./lead-search-store.server.ts"
import { listQueue } from "./queue-store.server.ts"

const contact = { phone: "(61) 98765-4311", phoneE164: "+5561987654311", email: "ivone@exemplo.example" }
const masked = { phone: "(••) •••••-••11", phoneE164: null, email: "i•••@•••", isMasked: true }

let database: TestDatabase
let leadId = 0
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner)
  ;[leadId = 0] = await storeLeads(database.as.owner, createRandom(3), [contact])
})
afterAll(() => database.drop())

const asRole = (role: string) => dbAsPerson(database.staffPool, { ...testPerson, role })

function listOf(role: string) {
  return listQueue(asRole(role), { view: "todos", filters: {}, paging: null, me: testPerson.id })
}

test("[N17.02] in lists and searches the database masks phone and e-mail for those who may not export", async () => {
  const office = staffRoles.filter((role) => role !== "redacao")
  for (const role of office) {
    const mayExport = exportRoles.some((one) => one === role)
    const expected = mayExport ? { ...contact, isMasked: false } : masked
    expect((await listOf(role)).leads, role).toEqual([expect.objectContaining(expected)])
    for (const typed of ["61 98765-4311", contact.email]) {
      const search = readSearch(typed)
      if (!search) throw new Error(typed)
      const found = await searchLeads(asRole(role), { search, filters: {}, paging: null })
      expect(found.leads, `${role} ${typed}`).toEqual([expect.objectContaining(expected)])
    }
  }
})

test("[N17.02] masks whatever was typed as a phone", async () => {
  const { owner } = database.as
  for (const [phone, shown] of [
    ["61987654311", "•••••••••11"],
    ["ivone@exemplo.example", "•••••@•••••••.•••••le"],
    ["9", "9"],
  ]) {
    await owner.updateTable("leads").set({ phone }).where("id", "=", leadId).execute()
    expect((await listOf("atendente")).leads[0]?.phone).toBe(shown)
  }
  await owner.updateTable("leads").set({ phone: contact.phone }).where("id", "=", leadId).execute()
})

test("the page of one lead has its whole contact", async () => {
  expect(await findLeadSheet(asRole("atendente"), leadId)).toMatchObject({ ...contact, isMasked: false })
})
