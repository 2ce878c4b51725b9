import { findLeadSheet } from "../../app/desk/lead-page/lead-sheet-store.server.ts"
import { countLeadStats } from "../../app/desk/numbers/lead-stats-store.server.ts"
import { readSearch } from "../../app/desk/queue/lead-search.ts"
import { searchLeads } from "../../app/desk/queue/lead-search-store.server.ts"
import { countViews, listSources } from "../../app/desk/queue/queue-count-store.server.ts"
import { findQueuePlace } from "../../app/desk/queue/queue-place-store.server.ts"
import { type LeadFilters, type LeadView, leadViews } from "../../app/desk/queue/queue-query.ts"
import { listQueue } from "../../app/desk/queue/queue-store.server.ts"
import { readDay } from "../../app/desk/today/day-store.server.ts"
import { dayOf } from "../../app/locale/pt-br.ts"
import type { Db } from "../../app/platform/db/db.server.ts"
import type { Result, Run } from "../../tools/measure/run-experiments.ts"
import { alternate } from "../alternate.ts"
import { type Desk, me, openDesks } from "./desk-database.ts"

const [ship, aim] = [2, 1.2]

type DeskQuery = (desk: Desk, db: Db, n: number) => Promise<unknown>

/** A page in the middle of a list ordered by time. */
const deep: DeskQuery = ({ leads }, db, n) => {
  const at = new Date(Date.now() - 60_000 * (leads / 2 + n))
  const from = { key: `${at.toISOString().slice(0, 23)}000Z`, id: Math.floor(leads / 2) }
  return listQueue(db, { view: "todos", filters: {}, paging: { direction: "next", from }, me })
}

const lastWeek = dayOf(new Date(Date.now() - 7 * 86_400_000))
const leadIdOf = ({ leads }: Desk, n: number) => 1 + ((n * 7919) % leads)

/** The queries of the desk; n selects the lead or search text, comparable in both databases. */
const queries: Record<string, DeskQuery> = {
  ...Object.fromEntries(leadViews.map((view) => [view, list(view)])),
  "fila, operadora": list("fila", { operadora: "amil" }),
  "todos, status": list("todos", { status: "descartado" }),
  "todos, operadora": list("todos", { operadora: "alice" }),
  "todos, period": list("todos", { firstDay: lastWeek }),
  "todos, owner": list("todos", { owner: "00000000-0000-4000-8000-000000000015" }),
  "todos, source": list("todos", { source: "instagram social" }),
  "todos, suspicious": list("todos", { onlySuspicious: true }),
  "todos, operadora and status": list("todos", { operadora: "amil", status: "fechado" }),
  "todos, halfway down": deep,
  counts: (_desk, db) => countViews(db, me),
  sources: (_desk, db) => listSources(db),
  "search protocol": search(({ leads }, n) => protocolOf.get(`${leads} ${n % 20}`) ?? ""),
  "e-mail look-up": search((desk, n) => `pessoa${leadIdOf(desk, n)}@exemplo.example`),
  "search phone": search((desk, n) => `(11) 9${String(leadIdOf(desk, n)).padStart(8, "0")}`),
  "search phone without area": search((desk, n) => `9${String(leadIdOf(desk, n)).padStart(8, "0")}`),
  "search common name": search((_desk, n) => ["maria", "silva", "conceicao", "jo"][n % 4] ?? ""),
  "search two common names": search((_desk, n) => ["maria silva", "joao lima"][n % 2] ?? ""),
  "search rare name": search((desk, n) => `raro${Math.ceil(leadIdOf(desk, n) / 400) * 400}`),
  "search no such name": search((_desk, n) => `ninguem${n}`),
  "search common name, filtered": search(() => "jose", { status: "descartado", operadora: "alice" }),
  // In this corpus no lead of this name is discarded, so every Ana is read.
  "search common name, filtered to nothing": search(() => "ana", {
    status: "descartado",
    operadora: "alice",
  }),
  sheet: (desk, db, n) => findLeadSheet(db, leadIdOf(desk, n)),
  place: ({ leads }, db, n) => findQueuePlace(db, leads - (n % 200)),
  day: (_desk, db) => readDay(db, new Date()),
  statistics: (_desk, db) => countLeadStats(db, new Date()),
}

const explained = [
  "fila",
  "todos, source",
  "search rare name",
  "search common name",
  "search common name, filtered",
  "statistics",
  "e-mail look-up",
]

/** P13: latency at many leads ÷ at few, of every query of the desk, as the staff role. */
export async function deskGrowth(run: Run): Promise<Result> {
  const sizes = run.isQuick ? ([1000, 20_000] as const) : ([10_000, run.leads ?? 1_000_000] as const)
  console.log(
    `\nP13 desk list, search, statistics, e-mail look-up: latency at ${sizes[1]} leads ÷ at ${sizes[0]}`,
  )
  const { small, large, close } = await openDesks(sizes)
  try {
    for (const desk of [small, large]) await readProtocols(desk)
    const size = run.isQuick ? { blocks: 2, times: 3 } : { blocks: 9, times: 20 }
    const value: Record<string, Awaited<ReturnType<typeof alternate>>> = {}
    for (const [name, query] of Object.entries(queries)) {
      const measured = await alternate(
        [(n) => query(small, small.db, n), (n) => query(large, large.db, n)],
        size,
      )
      value[name] = measured
      console.log(`${name}: ${JSON.stringify(measured)}`)
    }
    if (!run.isQuick)
      for (const name of explained)
        for (const plan of await large.explain(async (db) => queries[name]?.(large, db, 7)))
          console.log(`plan of "${name}":\n${plan}`)
    const areCorrect = (await isCorrect(small)) && (await isCorrect(large))
    // The control: without its index the look-up must be slower on the large desk.
    for (const { admin } of [small, large]) await admin.query("drop index leads_by_email")
    const lookUp = queries["e-mail look-up"]
    const lookUpIn = (desk: Desk) => async (n: number) => lookUp?.(desk, desk.db, n).catch(ignoreTimeLimit)
    const control = await alternate([lookUpIn(small), lookUpIn(large)], { blocks: 3, times: 3 })
    console.log(`control, the e-mail look-up without its index: ${JSON.stringify(control)}`)
    const worst = Math.max(...Object.values(value).map(({ ratio }) => ratio))
    const isCaught = control.ratio > Math.max(run.isQuick ? 0 : ship, value["e-mail look-up"]?.ratio ?? 0)
    return {
      id: "P13",
      value: { worst, leads: sizes, ...value, control: control.ratio },
      ship,
      aim,
      met: worst <= aim ? "aim" : worst <= ship ? "ship" : "none",
      isSound: areCorrect && isCaught,
    }
  } finally {
    await close()
  }
}

/** Among ten million leads the look-up without its index reaches the time limit of the desk; that time is then measured. */
function ignoreTimeLimit(error: unknown) {
  if (!(error instanceof Error && /timeout/i.test(error.message))) throw error
}

function list(view: LeadView, filters: LeadFilters = {}): DeskQuery {
  return (_desk, db) => listQueue(db, { view, filters, paging: null, me })
}

function search(textOf: (desk: Desk, n: number) => string, filters: LeadFilters = {}): DeskQuery {
  return (desk, db, n) => {
    const parsed = readSearch(textOf(desk, n))
    if (!parsed) throw new Error("the search text is empty")
    return searchLeads(db, { search: parsed, filters, paging: null })
  }
}

// Protocol numbers come from a permutation (decision 009), so existing ones are read first.
const protocolOf = new Map<string, string>()

async function readProtocols({ admin, leads }: Desk) {
  for (let n = 0; n < 20; n++) {
    const id = 1 + ((n * 7919) % leads)
    const { rows } = await admin.query<{ protocol: string }>("select protocol from leads where id = $1", [id])
    protocolOf.set(`${leads} ${n}`, rows[0]?.protocol ?? "")
  }
}

/** Compares the results with plain statements over all rows. */
async function isCorrect({ admin, db, leads }: Desk) {
  const { rows } = await admin.query<{ waiting: string; rare: string }>(
    `select count(*) filter (where first_contact_at is null and status = 'novo') as waiting,
      count(*) filter (where name like '%Raro400') as rare from leads`,
  )
  const rare = readSearch("raro400")
  const found = rare && (await searchLeads(db, { search: rare, filters: {}, paging: null }))
  const exact = found?.leads.filter(({ name }) => name.endsWith("Raro400")).length
  const counts = await countViews(db, me)
  const stats = await countLeadStats(db, new Date())
  const matches =
    counts.fila.count === Number(rows[0]?.waiting) && exact === Number(rows[0]?.rare) && stats.total === leads
  if (!matches) console.log(`WRONG at ${leads}: ${JSON.stringify({ ...rows[0], exact, counts, stats })}`)
  return matches
}
