import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { askHolderErasure } from "../../../app/privacy/holder/holder-store.server.ts"
import { createRandom } from "../../../db/seed/random.ts"
import { openHolderSession } from "../../../testing/factories/holder-session.ts"
import { enrolPerson } from "../../../testing/factories/staff.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { openDesk } from "../../../testing/servers/app-processes.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { visitDesk } from "../../../testing/visitors/desk-visit.ts"

let database: TestDatabase
let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  desk = await openDesk({ database })
})
afterAll(async () => {
  await desk.stop()
  await database.drop()
})

const address = "/painel/titulares/guardados"
const email = "zulmira@exemplo.example"
const reason = "Processo nº 1 da comarca de Exemplo"

test("[N17.04] a locked contract is in no page of the desk; an administrator opens it with a reason, and the audit says so", async () => {
  const { owner, web } = database.as
  const [id = 0] = await storeLeads(owner, createRandom(4), [
    { name: "Zulmira Contrato", email, status: "fechado", phone: "(11) 90000-0042", phoneE164: null },
  ])
  const { protocol } = await owner
    .selectFrom("leads")
    .select("protocol")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const ana = await enrolPerson(database, { name: "Ana Gestora", role: "administracao" })
  const gil = await enrolPerson(database, { name: "Gil Gestor", role: "gestao" })
  const visit = (person: typeof ana, path: string, fields?: Record<string, string>) =>
    visitDesk(person.browser, desk.url + path, fields)
  const pages = [
    `/painel/leads?visao=todos`,
    `/painel/leads?busca=${encodeURIComponent(email)}`,
    `/painel/leads?busca=${protocol}`,
    `/painel/leads/${id}`,
    "/painel/numeros/leads.csv",
  ]
  const namesOn = async (path: string) => (await visit(ana, path)).html.includes("Zulmira")
  for (const path of pages) expect(await namesOn(path), path).toBe(true)
  await askHolderErasure(web, await openHolderSession(owner, email))
  for (const path of pages) expect(await namesOn(path), path).toBe(false)
  expect((await visit(ana, `/painel/leads/${id}`)).status).toBe(404)

  // Management sees that something waits, without a name or an address.
  const holders = await visit(gil, "/painel/titulares")
  expect(holders.html).toContain("Pode desfazer até")
  expect(holders.html).not.toMatch(/Zulmira|zulmira|titulares\/guardados/)
  expect((await visit(gil, address)).status).toBe(403)
  expect((await visit(gil, address, { intent: "open", sought: email, reason })).status).toBe(403)

  expect((await visit(ana, "/painel/titulares")).html).toContain(address)
  for (const fields of [
    { sought: email, reason: "curto" },
    { sought: "Zulmira", reason },
  ]) {
    const refused = await visit(ana, address, { intent: "open", ...fields })
    expect(refused.status, JSON.stringify(fields)).toBe(400)
    expect(refused.html).not.toContain("(11) 90000-0042")
  }
  const opened = await visit(ana, address, { intent: "open", sought: protocol, reason })
  expect(opened.status).toBe(200)
  for (const text of ["Zulmira Contrato", "(11) 90000-0042", reason, "Ana Gestora"])
    expect(opened.html).toContain(text)
  const audit = await visit(gil, "/painel/auditoria")
  expect(audit.html).toContain("Abriu pedidos guardados à parte")
  expect(audit.html).not.toContain(reason)
  // Nothing stays open: the next visit shows the form alone.
  expect((await visit(ana, address)).html).not.toContain("Zulmira")
})
