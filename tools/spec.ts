import { readFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { readResults } from "./measure/test-results.ts"
import { runPlanted } from "./planted/run-planted.ts"
import { levels } from "./planted/tagged-tests.ts"

/**
 * Lists which test proves which requirement, from the reports of the last `npm run check`. A requirement without a passing
 * test is a failure, unless docs/spec/open.txt lists it as not built yet. A listed requirement with a passing test is a
 * failure too. `--brief` lists only the failures, `--tests` also names the tests.
 *
 * `--planted [ids or files…] [--lanes 2] [--sample n] [--level pure,db] [--minutes 240]` plants the faults of tests/planted.
 */
const root = path.join(import.meta.dirname, "..")
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    brief: { type: "boolean", default: false },
    tests: { type: "boolean", default: false },
    planted: { type: "boolean", default: false },
    lanes: { type: "string", default: "2" },
    sample: { type: "string" },
    level: { type: "string", default: levels.join(",") },
    minutes: { type: "string", default: "240" },
  },
})
process.exitCode = values.planted ? await plantFaults() : listProven()

function plantFaults() {
  const [laneCount = 0, longestMinutes = 0, sampleSize = 0] = [
    values.lanes,
    values.minutes,
    values.sample ?? "1",
  ].map(Number)
  const wantedLevels = levels.filter((level) => values.level.split(",").includes(level))
  if (wantedLevels.length === 0 || ![laneCount, longestMinutes, sampleSize].every((n) => n >= 1)) {
    console.error(
      `usage: --planted [ids or files] [--lanes n] [--sample n] [--level ${levels.join(",")}] [--minutes n]`,
    )
    return 2
  }
  return runPlanted({
    root,
    wanted: positionals,
    laneCount,
    sampleSize: values.sample === undefined ? null : sampleSize,
    wantedLevels,
    longestMinutes,
  })
}

function listProven() {
  const results = readResults(path.join(root, ".reports"))
  if (results.length === 0) {
    console.error("There are no test reports yet. Run: npm run check")
    return 1
  }
  const notBuilt = new Set(readFileSync(path.join(root, "docs/spec/open.txt"), "utf8").trimEnd().split("\n"))
  const [, ...rows] = readFileSync(path.join(root, "docs/spec/requirements.tsv"), "utf8")
    .trimEnd()
    .split("\n")
  const requirements = rows.map((row) => {
    const [id = "", area = "", level = "", statement = ""] = row.split("\t")
    const naming = results.filter(({ title }) => title.includes(`[${id}]`))
    const isProven = naming.some(({ isPassed }) => isPassed) && !naming.some(({ isFailed }) => isFailed)
    return { id, area, level, statement, naming, isProven, isFailure: isProven === notBuilt.has(id) }
  })
  const unknown = results
    .flatMap(({ title }) => [...title.matchAll(/\[([SN]\d+\.\d+)\]/g)].map(([, id]) => id))
    .filter((id) => !requirements.some((r) => r.id === id))

  const isBrief = values.brief
  const failures = requirements.filter(({ isFailure }) => isFailure)
  for (const { id, isProven, area, statement, naming } of isBrief ? failures : requirements) {
    console.log(
      `${isProven ? "proven " : "open   "} ${id.padEnd(6)} ${area.padEnd(14)} ${statement.slice(0, 90)}`,
    )
    if (values.tests) for (const { file, title } of naming) console.log(`          ${file}: ${title}`)
  }
  if (!isBrief) console.log("\narea           proven of all")
  for (const area of isBrief ? [] : new Set(requirements.map((r) => r.area))) {
    const ofArea = requirements.filter((r) => r.area === area)
    console.log(`${area.padEnd(14)} ${ofArea.filter((r) => r.isProven).length} of ${ofArea.length}`)
  }
  const built = requirements.filter(({ id }) => !notBuilt.has(id))
  console.log(
    `\n${built.filter(({ isProven }) => isProven).length} of ${built.length} requirements have a passing test; ${notBuilt.size} are not built yet.`,
  )
  const misplaced = failures.filter(({ isProven }) => isProven).map(({ id }) => id)
  if (misplaced.length > 0) console.log(`Proven, so no longer in docs/spec/open.txt: ${misplaced.join(", ")}`)
  if (unknown.length > 0) console.log(`Ids that no requirement has: ${unknown.join(", ")}`)
  return unknown.length + failures.length > 0 ? 1 : 0
}
