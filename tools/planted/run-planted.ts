import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { killAllRunning } from "./bounded-child.ts"
import { rowsWithBrokenCode } from "./broken-code.ts"
import { faultsOfRows, type PlantedRow, readPlantedRows, readSpec } from "./planted-faults.ts"
import { type Lane, openLane } from "./planted-lane.ts"
import { quickestLevel, sampleRows } from "./sample-rows.ts"
import { type Level, levels, type TaggedTest } from "./tagged-tests.ts"

type Outcome = "killed" | "survived" | "hung" | "not run"
type Open = { row: PlantedRow; seconds: number }
type RowResult = Open & { outcome: Outcome; level: Level | null; note: string }

export type PlantedRun = {
  root: string
  /** Requirements or files of rows; all when empty. */
  wanted: readonly string[]
  laneCount: number
  sampleSize: number | null
  /** Only the faults whose quickest test is of one of these. */
  wantedLevels: readonly Level[]
  longestMinutes: number
}

/**
 * Plants every fault in a copy of the repository and runs the tests that carry its id, from the quickest level to the
 * slowest, until one fails. Before a level's faults its tests must pass without them. Exit code 1 unless all are killed.
 */
export async function runPlanted(run: PlantedRun): Promise<number> {
  const spec = readSpec(run.root)
  const all = readPlantedRows(run.root)
  const faults = faultsOfRows(all, spec, run.root)
  const rows = chooseRows(run, all, spec.tests)
  const isKnown = (name: string) => all.some(({ id, file, reason }) => !reason && [id, file].includes(name))
  const unknown = run.wanted.filter((name) => !isKnown(name))
  const unplantable = faults.filter((fault) => rows.some(({ from }) => fault.startsWith(`${from} `)))
  const unusable = unplantable.length > 0 ? unplantable : rowsWithBrokenCode(rows, run.root)
  if (unknown.length + unusable.length > 0) {
    if (unknown.length > 0) console.error(`no planted fault of this id or file: ${unknown.join(", ")}`)
    for (const fault of unusable) console.error(fault)
    return 2
  }
  const lanes = Array.from({ length: Math.min(run.laneCount, rows.length) }, () => openLane(run.root))
  const close = () => {
    killAllRunning()
    for (const lane of lanes) lane.remove()
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      close()
      process.exit(130)
    })
  try {
    const endsAt = Date.now() + run.longestMinutes * 60_000
    return report(run.root, await testRows(rows, { tests: spec.tests, lanes, endsAt }))
  } finally {
    close()
  }
}

function chooseRows(
  { wanted, wantedLevels, sampleSize }: PlantedRun,
  all: readonly PlantedRow[],
  tests: readonly TaggedTest[],
) {
  const rows = all
    .filter(({ reason }) => !reason)
    .filter(({ id, file }) => wanted.length === 0 || wanted.includes(id) || wanted.includes(file))
    .filter(({ id }) => wantedLevels.includes(quickestLevel(id, tests) ?? "pure"))
  return sampleSize === null ? rows : sampleRows(rows, tests, sampleSize)
}

type Context = { tests: readonly TaggedTest[]; lanes: readonly Lane[]; endsAt: number }

async function testRows(rows: readonly PlantedRow[], context: Context): Promise<RowResult[]> {
  const results: RowResult[] = []
  let open: readonly Open[] = rows.map((row) => ({ row, seconds: 0 }))
  for (const level of levels) {
    const atLevel = open.filter(({ row }) => filesFor(row.id, level, context.tests).length > 0)
    const tested = atLevel.length > 0 ? await testLevel(level, atLevel, context) : []
    results.push(...tested.filter((result) => isLast(result, context)))
    open = [
      ...open.filter((one) => !atLevel.includes(one)),
      ...tested.filter((result) => !isLast(result, context)),
    ]
  }
  const note = "no test carries the id"
  return [...results, ...open.map((one) => show({ ...one, outcome: "not run", level: null, note }))]
}

/** A fault that a quick test lets pass may be found by a slower one. */
function isLast({ row, outcome, level }: RowResult, { tests }: Context) {
  const slower = levels.slice(level ? levels.indexOf(level) + 1 : 0)
  return outcome !== "survived" || slower.every((other) => filesFor(row.id, other, tests).length === 0)
}

function filesFor(id: string, level: Level, tests: readonly TaggedTest[]) {
  return tests.filter((test) => test.level === level && test.ids.has(id)).map(({ file }) => file)
}

async function testLevel(level: Level, open: readonly Open[], context: Context) {
  const { lanes, tests, endsAt } = context
  const ids = [...new Set(open.map(({ row }) => row.id))]
  const files = [...new Set(ids.flatMap((id) => filesFor(id, level, tests)))]
  const control = await lanes[0]?.runTests(level, ids, files, endsAt)
  const testRow = async (lane: Lane, row: PlantedRow): Promise<Pick<RowResult, "outcome" | "note">> => {
    const alone = control?.ofId(row.id) ?? "not run"
    if (alone !== "passed")
      return { outcome: "not run", note: `without the fault: ${alone} ${control?.lastLines ?? ""}` }
    if (Date.now() > endsAt) return { outcome: "not run", note: "the time of the whole run is over" }
    return lane.plant(row, level, filesFor(row.id, level, tests), endsAt)
  }
  const queue = [...open]
  const tested: RowResult[] = []
  const work = async (lane: Lane) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const startedAt = Date.now()
      const found = await testRow(lane, next.row)
      const seconds = next.seconds + (Date.now() - startedAt) / 1000
      const result = { row: next.row, ...found, level, seconds }
      if (isLast(result, context)) show(result)
      tested.push(result)
    }
  }
  await Promise.all(lanes.map(work))
  return tested
}

function show(result: RowResult) {
  const { row, outcome, level, seconds, note } = result
  console.log(
    `${outcome.padEnd(8)} ${row.id.padEnd(6)} ${(level ?? "-").padEnd(7)} ${seconds.toFixed(1).padStart(6)} s  ${row.file}  ${oneLine(note)}`,
  )
  return result
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim().slice(0, 160)

function report(root: string, results: readonly RowResult[]) {
  const count = (outcome: Outcome) => results.filter((v) => v.outcome === outcome).length
  const lines = results.map(({ row, outcome, level, seconds, note }) =>
    [row.id, outcome, level ?? "", seconds.toFixed(1), row.from, row.file, oneLine(note)].join("\t"),
  )
  mkdirSync(path.join(root, ".reports"), { recursive: true })
  writeFileSync(
    path.join(root, ".reports/planted.tsv"),
    ["id\toutcome\tlevel\tseconds\trow\tfile\tnote", ...lines, ""].join("\n"),
  )
  const bad = results.filter(({ outcome }) => outcome !== "killed")
  if (bad.length > 0) console.log("\nNot killed:")
  for (const result of bad) show(result)
  console.log(
    `\nplanted faults: ${results.length} rows, ${count("killed")} killed, ${count("survived")} survived, ${count("hung")} hung, ${count("not run")} not run`,
  )
  return bad.length > 0 ? 1 : 0
}
