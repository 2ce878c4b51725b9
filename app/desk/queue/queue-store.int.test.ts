import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { caio, dalva, rui, storePeople } from "../../../testing/factories/office-people.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../../testing/servers/test-database.ts"
import { leadStatuses } from "../../leads/lead/lead-status.ts"
import { dayOf } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { dbAsPerson } from "../../staff/sign-in/db-as-person.server.ts"
import { readDay } from "../today/day-store.server.ts"
import { countViews, listSources } from "./queue-count-store.server.ts"
import { findQueuePlace } from "./queue-place-store.server.ts"
import { type LeadFilters, type LeadView, leadViews, type QueuePaging } from "./queue-query.ts"
import type { LeadWithCursor } from "./queue-row-store.server.ts"
import { listQueue, type QueuePage } from "./queue-store.server.ts"

let database: TestDatabase
let staff: Db
const me = testPerson.id
const start = Date.UTC(2026, 9, 1, 12)
const minute = 60_000

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  staff = database.as.staff
  await storePeople(database.as.owner)
  const random = createRandom(11)
  const rows = Array.from({ length: 700 }, (_, n) => {
    const status = random.pick(leadStatuses)
    const createdAt = new Date(start + Math.floor(n / 3) * 97 * minute)
    const isContacted = status !== "novo" && random.below(4) > 0
    return {
      createdAt,
      status,
      operadora: random.pick(["main", "amil", "alice"]),
      isTest: n % 40 === 0,
      dueAt: random.below(10) === 0 ? null : new Date(createdAt.getTime() + 120 * minute),
      firstContactAt: isContacted ? new Date(createdAt.getTime() + random.below(240) * minute) : null,
      suspicions: random.below(12) === 0 ? ["honeypot"] : [],
      ...(random.below(2) ? { ownerId: random.pick([me, caio.id, dalva.id]) } : {}),
      ...(random.below(4) === 0 ? { callLaterAt: new Date(start + random.below(50) * minute) } : {}),
    }
  })
  await storeLeads(database.as.owner, random, rows)
  // Writes the search words, as the worker does after the intake.
  await sql`update leads set desk_version = desk_version`.execute(database.as.owner)
  await sql`analyze leads`.execute(database.as.owner)
})
afterAll(() => database.drop())

type Row = Awaited<ReturnType<typeof allRows>>[number]
const allRows = () => database.as.owner.selectFrom("leads").selectAll().orderBy("id").execute()
const isOpen = ({ status }: Row) => !["fechado", "perdido", "descartado"].includes(status)
const isIn: Record<LeadView, (row: Row) => boolean> = {
  fila: (row) => row.firstContactAt === null && isOpen(row),
  meus: (row) => row.ownerId === me && isOpen(row),
  retornos: (row) => row.ownerId === me && row.callLaterAt !== null,
  "em-contato": ({ status }) => status === "em_contato",
  "cotacao-enviada": ({ status }) => status === "cotacao_enviada",
  fechados: ({ status }) => status === "fechado",
  perdidos: ({ status }) => status === "perdido",
  todos: () => true,
}

function keyOf(view: LeadView, row: Row) {
  if (view === "fila") return row.dueAt?.getTime() ?? Number.POSITIVE_INFINITY
  return (view === "retornos" ? row.callLaterAt : row.createdAt)?.getTime() ?? 0
}

async function expected(view: LeadView, fits: (row: Row) => boolean = () => true) {
  const sign = view === "fila" || view === "retornos" ? 1 : -1
  const compare = (a: Row, b: Row) => {
    const [first, second] = [keyOf(view, a), keyOf(view, b)]
    return sign * (first === second ? a.id - b.id : first - second)
  }
  const rows = (await allRows()).filter((row) => !row.isTest && isIn[view](row) && fits(row))
  return rows.toSorted(compare).map(({ id }) => id)
}

async function readAllPages(view: LeadView, filters: LeadFilters = {}, perPage = 17) {
  const pages: QueuePage[] = []
  let paging: QueuePaging | null = null
  for (;;) {
    const page: QueuePage = await listQueue(staff, { view, filters, paging, me, perPage })
    pages.push(page)
    const last: LeadWithCursor | undefined = page.leads.at(-1)
    if (!page.hasNext || !last) return pages
    paging = { direction: "next", from: last.cursor }
  }
}

test.each(leadViews)(
  "%s lists every lead once, in order, page by page, forwards and backwards",
  async (view) => {
    const ids = await expected(view)
    const pages = await readAllPages(view)
    expect(pages.flatMap(({ leads }) => leads.map(({ id }) => id))).toEqual(ids)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages[0]?.hasPrevious).toBe(false)
    const back: number[][] = []
    let from = pages.at(-1)?.leads[0]?.cursor
    while (from) {
      const page = await listQueue(staff, {
        view,
        filters: {},
        paging: { direction: "previous", from },
        me,
        perPage: 17,
      })
      back.unshift(page.leads.map(({ id }) => id))
      from = page.hasPrevious ? page.leads[0]?.cursor : undefined
    }
    expect(back.flat()).toEqual(pages.slice(0, -1).flatMap(({ leads }) => leads.map(({ id }) => id)))
  },
)

const idsOf = (pages: readonly QueuePage[]) => pages.flatMap(({ leads }) => leads.map(({ id }) => id))

const day = "2026-10-05"
const filters: [string, LeadFilters, (row: Row) => boolean][] = [
  ["status", { status: "em_contato" }, ({ status }) => status === "em_contato"],
  ["operadora", { operadora: "amil" }, ({ operadora }) => operadora === "amil"],
  ["period", { firstDay: day, lastDay: day }, ({ createdAt }) => dayOf(createdAt) === day],
  ["owner", { owner: caio.id }, ({ ownerId }) => ownerId === caio.id],
  ["no owner", { owner: "ninguem" }, ({ ownerId }) => ownerId === null],
  ["source", { source: "google cpc" }, ({ source }) => source === "google cpc"],
  ["suspicion", { onlySuspicious: true }, ({ suspicions }) => suspicions.length > 0],
  [
    "several together",
    { operadora: "amil", owner: caio.id, firstDay: "2026-10-02", onlySuspicious: true },
    ({ operadora, ownerId, createdAt, suspicions }) =>
      operadora === "amil" &&
      ownerId === caio.id &&
      dayOf(createdAt) >= "2026-10-02" &&
      suspicions.length > 0,
  ],
]

test("[S7.04] [S6.08] lists all leads of an operadora, newest first, without test leads", async () => {
  for (const operadora of ["main", "amil", "alice"]) {
    const found = await readAllPages("todos", { operadora })
    const isOfOperadora = (row: Row) => row.operadora === operadora
    expect(idsOf(found)).toEqual(await expected("todos", isOfOperadora))
  }
})

test("[S7.05] [S6.08] lists all leads of a status, newest first, without test leads", async () => {
  for (const status of leadStatuses) {
    const found = await readAllPages("todos", { status })
    const isOfStatus = (row: Row) => row.status === status
    expect(idsOf(found)).toEqual(await expected("todos", isOfStatus))
  }
})

test("[S7.09] [S6.08] lists all leads in pages, newest first, with the exact total", async () => {
  const ids = await expected("todos")
  const pages = await readAllPages("todos", {}, 64)
  expect(pages.map(({ leads }) => leads.map(({ id }) => id))).toEqual(
    Array.from({ length: Math.ceil(ids.length / 64) }, (_, page) => ids.slice(page * 64, page * 64 + 64)),
  )
  expect((await countViews(staff, me)).todos).toEqual({ count: ids.length, isMore: false })
})

test("[S9.09] a list without a cursor is its first page, with 50 leads", async () => {
  const { leads, hasPrevious } = await listQueue(staff, { view: "todos", filters: {}, paging: null, me })
  expect(leads.map(({ id }) => id)).toEqual((await expected("todos")).slice(0, 50))
  expect(hasPrevious).toBe(false)
})

test.each(filters)("filters by %s in every view", async (_name, filter, fits) => {
  for (const view of leadViews) {
    const pages = await readAllPages(view, filter, 50)
    const found = pages.flatMap(({ leads }) => leads.map(({ id }) => id))
    expect([view, found]).toEqual([view, await expected(view, fits)])
  }
})

test("[D46] lists test leads only on request, and without others", async () => {
  const tests = (await allRows()).filter(({ isTest }) => isTest).map(({ id }) => id)
  for (const view of ["fila", "todos"] as const) {
    const pages = await readAllPages(view, { onlyTests: true })
    expect(pages.flatMap(({ leads }) => leads.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(tests)
  }
})

test("a line has owner, offer, source and whether it may be a duplicate", async () => {
  const owner = database.as.owner
  const [first = 0, second = 0] = await storeLeads(owner, createRandom(3), [
    { email: "igual@exemplo.example", createdAt: new Date(start) },
    { email: "Igual@Exemplo.example", createdAt: new Date(start) },
  ])
  await owner
    .updateTable("leads")
    .set({
      offeredTo: dalva.id,
      offeredUntil: new Date(start),
      lastTouch: '{"source":"google","medium":"cpc"}',
    })
    .where("id", "=", first)
    .execute()
  const { leads } = await listQueue(staff, {
    view: "todos",
    filters: {},
    paging: { direction: "next", from: { key: "2026-10-01T12:00:00.000001Z", id: 1 } },
    me,
    perPage: 200,
  })
  expect(leads.find(({ id }) => id === first)).toMatchObject({
    offeredTo: { id: dalva.id, name: dalva.name },
    owner: null,
    source: "google cpc",
    hasDuplicates: true,
  })
  await owner.deleteFrom("leads").where("id", "in", [first, second]).execute()
})

test("counts per view agree with the lists, and places in the queue with its order", async () => {
  const counts = await countViews(staff, me)
  for (const view of leadViews)
    expect([view, counts[view]]).toEqual([view, { count: (await expected(view)).length, isMore: false }])
  const queue = await expected("fila")
  for (const index of [0, 1, Math.floor(queue.length / 2), queue.length - 1])
    expect(await findQueuePlace(staff, queue[index] ?? 0)).toEqual({
      position: index + 1,
      total: queue.length,
      isMore: false,
      previousId: queue[index - 1] ?? null,
      nextId: queue[index + 1] ?? null,
    })
  const closed = (await expected("fechados"))[0] ?? 0
  expect(await findQueuePlace(staff, closed)).toBe(null)
  expect(await listSources(staff)).toEqual(["boletim email", "google cpc", "instagram social"])
})

test("counts up to a thousand and marks that there are more", async () => {
  const owner = database.as.owner
  const ids = await storeLeads(
    owner,
    createRandom(4),
    Array.from({ length: 1001 }, () => ({ operadora: "amil" })),
  )
  expect((await countViews(staff, me)).fila).toEqual({ count: 1000, isMore: true })
  await owner.deleteFrom("leads").where("id", "in", ids).execute()
})

test("the summary of a day in São Paulo counts leads contacted in time, contacted late, and waiting", async () => {
  const now = new Date(`${day}T18:00:00Z`)
  const rows = (await allRows()).filter((row) => !row.isTest && dayOf(row.createdAt) === day)
  const inTime = rows.filter(
    ({ firstContactAt, dueAt }) => firstContactAt && (!dueAt || firstContactAt <= dueAt),
  )
  const summary = await readDay(staff, now)
  expect(summary).toMatchObject({
    leads: rows.length,
    inTime: inTime.length,
    late: rows.filter(({ firstContactAt }) => firstContactAt).length - inTime.length,
    waiting: rows.filter((row) => !row.firstContactAt && isOpen(row)).length,
  })
  const stateOf = (row: Row) => {
    if (row.firstContactAt) return inTime.includes(row) ? "in-time" : "late"
    return isOpen(row) ? "waiting" : "ended"
  }
  expect(summary.tiles.map(({ state }) => state)).toEqual(rows.map(stateOf))
  expect(summary.leads).toBeGreaterThan(20)
})

test("a writer of articles sees no lead in any list", async () => {
  const writer = dbAsPerson(database.staffPool, rui)
  for (const view of leadViews)
    expect((await listQueue(writer, { view, filters: {}, paging: null, me: rui.id })).leads).toEqual([])
  expect((await countViews(writer, rui.id)).fila.count).toBe(0)
})
