import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { rui, storePeople } from "../../../testing/factories/office-people.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { dbAsPerson } from "../../staff/sign-in/db-as-person.server.ts"
import { readSearch } from "./lead-search.ts"
import { searchLeads } from "./lead-search-store.server.ts"
import type { LeadFilters, QueuePaging } from "./queue-query.ts"

let database: TestDatabase
const random = createRandom(31)
const named: Record<string, number> = {}

async function store(name: string, overrides = {}) {
  const [id = 0] = await storeLeads(database.as.owner, random, [{ name, ...overrides }])
  return id
}

/** Writes the search words, as the worker does after the intake. */
const indexNames = () => sql`update leads set desk_version = desk_version`.execute(database.as.owner)

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
  await indexNames()
  await sql`analyze leads`.execute(database.as.owner)
})
afterAll(() => database.drop())

async function find(typed: string, filters: LeadFilters = {}, db: Db = database.as.staff) {
  const search = readSearch(typed)
  if (!search) throw new Error("the search text is empty")
  return (await searchLeads(db, { search, filters, paging: null })).leads.map(({ id }) => id)
}

test.each(["marina", "Marina Exemplo", "exemplo mar", "MARÍNA", "exem", "marina@EXEMPLO.example"])(
  "'%s' finds Marina Exemplo, and no test lead",
  async (typed) => {
    expect(await find(typed)).toEqual([named["marina"]])
  },
)

test.each(["(11) 90000-0001", "+55 11 90000 0001", "90000-0001", "011900000001"])(
  "finds a phone written as %s",
  async (typed) => {
    expect(await find(typed)).toEqual([named["marina"]])
  },
)

test("finds a protocol in any spelling, and a foreign number by its digits", async () => {
  const { protocol } = await database.as.owner
    .selectFrom("leads")
    .select("protocol")
    .where("id", "=", named["joao"] ?? 0)
    .executeTakeFirstOrThrow()
  for (const typed of [protocol, protocol.toLowerCase(), protocol.replaceAll("-", ""), protocol.slice(3)])
    expect([typed, await find(typed)]).toEqual([typed, [named["joao"]]])
  expect(await find("1 202 555 0100 9")).toEqual([named["abroad"]])
})

test("[S7.07] [S6.08] finds an e-mail in any case, the newest lead first, one if one is requested, and never in a test lead", async () => {
  const email = "ana.lima@exemplo.example"
  const older = await store("Ana", { email: "Ana.Lima@Exemplo.example" })
  const newer = await store("Ana", { email })
  await store("Ana", { email: "so.teste@exemplo.example", isTest: true })
  expect(await find(" ANA.LIMA@exemplo.EXAMPLE ")).toEqual([newer, older])
  const search = { kind: "email", email } as const
  const first = await searchLeads(database.as.staff, { search, filters: {}, paging: null, perPage: 1 })
  expect(first.leads.map(({ id }) => id)).toEqual([newer])
  for (const other of ["so.teste@exemplo.example", "ana_lima@exemplo.example"])
    expect(await find(other)).toEqual([])
})

test.each(["joao", "Avila", "conceicao joão", "d'ávila", "CONCEIÇÃO"])(
  "finds a name without accents, punctuation or word order: '%s'",
  async (typed) => {
    expect(await find(typed)).toEqual([named["joao"]])
  },
)

test("every typed word must be the start of a word; query operators have no effect", async () => {
  for (const typed of ["arina", "marina silva", "zzz", "maria | marina", "a'b\\:*", "!0", "%", "(((1"])
    if (readSearch(typed)) expect([typed, await find(typed)]).toEqual([typed, []])
})

test("[D46] finds test leads only among test leads, and applies the filters", async () => {
  for (const typed of ["marina", "marina@exemplo.example", "90000-0001"])
    expect(await find(typed, { onlyTests: true })).toEqual([named["test"]])
  expect(await find("joao", { status: "novo" })).toEqual([])
  expect(await find("joao", { status: "fechado", operadora: "amil" })).toEqual([named["joao"]])
})

test.each([
  ["", {}],
  [" within a filter", { firstDay: "2000-01-01" }],
])(
  "a common name%s is listed newest first, page by page, forwards and backwards",
  async (_where, filters) => {
    const search = readSearch("maria fict")
    if (!search) throw new Error("the search text is empty")
    const all = (
      await database.as.owner
        .selectFrom("leads")
        .select("id")
        .where("name", "=", "Maria Fictícia")
        .orderBy("id", "desc")
        .execute()
    ).map(({ id }) => id)
    const pages: number[][] = []
    let paging: QueuePaging | null = null
    let firstOfLast = { key: "infinity", id: 0 }
    for (;;) {
      const page: Awaited<ReturnType<typeof searchLeads>> = await searchLeads(database.as.staff, {
        search,
        filters,
        paging,
      })
      pages.push(page.leads.map(({ id }) => id))
      firstOfLast = page.leads[0]?.cursor ?? firstOfLast
      const last = page.leads.at(-1)
      if (!page.hasNext || !last) break
      paging = { direction: "next", from: last.cursor }
    }
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 30])
    expect(pages.flat()).toEqual(all)
    const back = await searchLeads(database.as.staff, {
      search,
      filters,
      paging: { direction: "previous", from: firstOfLast },
    })
    expect(back.leads.map(({ id }) => id)).toEqual(pages[1])
    expect([back.hasPrevious, back.hasNext]).toEqual([true, true])
  },
)

test("finds a new lead before the worker has indexed it, and a corrected name by its new words", async () => {
  const fresh = await store("Ivone Conjectura")
  expect(await find("ivone")).toEqual([fresh])
  await sql`update leads set name = 'Ivonete Suposição' where id = ${fresh}`.execute(database.as.owner)
  expect(await find("conjectura")).toEqual([])
  expect(await find("suposicao")).toEqual([fresh])
})

test("finds old and new leads, in any range of ids", async () => {
  const { owner } = database.as
  await sql`select setval('leads_id_seq', 5000000)`.execute(owner)
  const young = await store("Raríssima Antiga")
  await indexNames()
  const old = 3
  await sql`update leads set name = 'Raríssima Antiga' where id = ${old}`.execute(owner)
  expect(await find("rarissima")).toEqual([young, old])
})

test("a writer of articles finds nobody", async () => {
  const writer = dbAsPerson(database.staffPool, rui)
  for (const typed of ["marina", "marina@exemplo.example", "90000-0001"])
    expect(await find(typed, {}, writer)).toEqual([])
})
