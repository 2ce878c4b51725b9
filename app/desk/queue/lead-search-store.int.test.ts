import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { rui, storePeople } from "../../../testing/factories/office-people.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { serveAs } from "../../staff/sign-in/serve-as.server.ts"
import { readSearch } from "./lead-search.ts"
import { searchLeads } from "./lead-search-store.server.ts"
import type { LeadFilters, QueueWalk } from "./queue-query.ts"

let database: TestDatabase
const random = createRandom(31)
const named: Record<string, number> = {}

async function store(name: string, overrides = {}) {
  const [id = 0] = await storeLeads(database.as.owner, random, [{ name, ...overrides }])
  return id
}

/** As the worker does a moment after the intake. */
const note = () => sql`update leads set desk_version = desk_version`.execute(database.as.owner)

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner)
  await storeLeads(
    database.as.owner,
    random,
    Array.from({ length: 130 }, () => ({ name: "Maria Fictícia" })),
  )
  named["marina"] = await store("Marina Exemplo", {
    email: "Marina@exemplo.example",
    phone: "(11) 90000-0001",
    phoneE164: "+5511900000001",
  })
  named["joao"] = await store("  JOÃO d'Ávila-Conceição ", { status: "fechado", operadora: "amil" })
  named["abroad"] = await store("Anne Sample", { phone: "+1 (202) 555-0100-9", phoneE164: null })
  named["test"] = await store("Marina Teste", {
    isTest: true,
    email: "marina@exemplo.example",
    phoneE164: "+5511900000001",
  })
  await note()
  await sql`analyze leads`.execute(database.as.owner)
})
afterAll(() => database.drop())

async function find(typed: string, filters: LeadFilters = {}, db: Db = database.as.staff) {
  const search = readSearch(typed)
  if (!search) throw new Error("nothing to look for")
  return (await searchLeads(db, { search, filters, walk: null })).leads.map(({ id }) => id)
}

test.each(["marina", "Marina Exemplo", "exemplo mar", "MARÍNA", "exem", "marina@EXEMPLO.example"])(
  "'%s' finds Marina Exemplo, and no test lead",
  async (typed) => {
    expect(await find(typed)).toEqual([named["marina"]])
  },
)

test.each(["(11) 90000-0001", "+55 11 90000 0001", "90000-0001", "011900000001"])(
  "her phone, written as %s",
  async (typed) => {
    expect(await find(typed)).toEqual([named["marina"]])
  },
)

test("a protocol, however it is written; a number from abroad by its digits", async () => {
  const { protocol } = await database.as.owner
    .selectFrom("leads")
    .select("protocol")
    .where("id", "=", named["joao"] ?? 0)
    .executeTakeFirstOrThrow()
  for (const typed of [protocol, protocol.toLowerCase(), protocol.replaceAll("-", ""), protocol.slice(3)])
    expect([typed, await find(typed)]).toEqual([typed, [named["joao"]]])
  expect(await find("1 202 555 0100 9")).toEqual([named["abroad"]])
})

test("[S7.07] [S6.08] an e-mail is found whatever its case, the newest lead first, one if one is asked for, and never in a test", async () => {
  const email = "ana.lima@exemplo.example"
  const older = await store("Ana", { email: "Ana.Lima@Exemplo.example" })
  const newer = await store("Ana", { email })
  await store("Ana", { email: "so.teste@exemplo.example", isTest: true })
  expect(await find(" ANA.LIMA@exemplo.EXAMPLE ")).toEqual([newer, older])
  const search = { kind: "email", email } as const
  const first = await searchLeads(database.as.staff, { search, filters: {}, walk: null, perPage: 1 })
  expect(first.leads.map(({ id }) => id)).toEqual([newer])
  for (const other of ["so.teste@exemplo.example", "ana_lima@exemplo.example"])
    expect(await find(other)).toEqual([])
})

test.each(["joao", "Avila", "conceicao joão", "d'ávila", "CONCEIÇÃO"])(
  "a name without its accents, signs and order: '%s'",
  async (typed) => {
    expect(await find(typed)).toEqual([named["joao"]])
  },
)

test("every word must begin a word; nothing that is typed is a command", async () => {
  for (const typed of ["arina", "marina silva", "zzz", "maria | marina", "a'b\\:*", "!0", "%", "(((1"])
    if (readSearch(typed)) expect([typed, await find(typed)]).toEqual([typed, []])
})

test("[D46] tests are found among tests only, and filters hold", async () => {
  for (const typed of ["marina", "marina@exemplo.example", "90000-0001"])
    expect(await find(typed, { onlyTests: true })).toEqual([named["test"]])
  expect(await find("joao", { status: "novo" })).toEqual([])
  expect(await find("joao", { status: "fechado", operadora: "amil" })).toEqual([named["joao"]])
})

test.each([
  ["", {}],
  [" among what a filter leaves", { firstDay: "2000-01-01" }],
])("a common name%s comes newest first, page by page, and back again", async (_where, filters) => {
  const search = readSearch("maria fict")
  if (!search) throw new Error("nothing to look for")
  const all = (
    await database.as.owner
      .selectFrom("leads")
      .select("id")
      .where("name", "=", "Maria Fictícia")
      .orderBy("id", "desc")
      .execute()
  ).map(({ id }) => id)
  const pages: number[][] = []
  let walk: QueueWalk | null = null
  let firstOfLast = { key: "infinity", id: 0 }
  for (;;) {
    const page: Awaited<ReturnType<typeof searchLeads>> = await searchLeads(database.as.staff, {
      search,
      filters,
      walk,
    })
    pages.push(page.leads.map(({ id }) => id))
    firstOfLast = page.leads[0]?.place ?? firstOfLast
    const last = page.leads.at(-1)
    if (!page.hasOnward || !last) break
    walk = { direction: "onward", from: last.place }
  }
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 30])
  expect(pages.flat()).toEqual(all)
  const back = await searchLeads(database.as.staff, {
    search,
    filters,
    walk: { direction: "back", from: firstOfLast },
  })
  expect(back.leads.map(({ id }) => id)).toEqual(pages[1])
  expect([back.hasBack, back.hasOnward]).toEqual([true, true])
})

test("a lead of this moment is found before the worker has seen it; a corrected name by its new words", async () => {
  const fresh = await store("Ivone Conjectura")
  expect(await find("ivone")).toEqual([fresh])
  await sql`update leads set name = 'Ivonete Suposição' where id = ${fresh}`.execute(database.as.owner)
  expect(await find("conjectura")).toEqual([])
  expect(await find("suposicao")).toEqual([fresh])
})

test("leads of every age are reached, whatever marks their ids carry", async () => {
  const { owner } = database.as
  await sql`select setval('leads_id_seq', 5000000)`.execute(owner)
  const young = await store("Raríssima Antiga")
  await note()
  const old = 3
  await sql`update leads set name = 'Raríssima Antiga' where id = ${old}`.execute(owner)
  expect(await find("rarissima")).toEqual([young, old])
})

test("whoever writes articles finds nobody", async () => {
  const writer = serveAs(database.staffPool, rui)
  for (const typed of ["marina", "marina@exemplo.example", "90000-0001"])
    expect(await find(typed, {}, writer)).toEqual([])
})
