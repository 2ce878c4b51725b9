import { readFileSync } from "node:fs"
import path from "node:path"
import { readResults } from "./measure/test-results.ts"

/**
 * Which requirement is proven by which test, by the reports of the last `npm run check`. A requirement that no passing
 * test proves fails it; `--brief` lists only those, `--tests` names the tests of all.
 */
const root = path.join(import.meta.dirname, "..")
const results = readResults(path.join(root, ".reports"))
if (results.length === 0) {
  console.error("There are no test reports yet. Run: npm run check")
  process.exit(1)
}
const [, ...rows] = readFileSync(path.join(root, "docs/spec/requirements.tsv"), "utf8").trimEnd().split("\n")
const requirements = rows.map((row) => {
  const [id = "", area = "", level = "", statement = ""] = row.split("\t")
  const naming = results.filter(({ title }) => title.includes(`[${id}]`))
  return {
    id,
    area,
    level,
    statement,
    isProven: naming.length > 0 && naming.every(({ isPassed }) => isPassed),
    naming,
  }
})
const unknown = results
  .flatMap(({ title }) => [...title.matchAll(/\[(S\d+\.\d+)\]/g)].map(([, id]) => id))
  .filter((id) => !requirements.some((r) => r.id === id))

const isBrief = process.argv.includes("--brief")
const open = requirements.filter(({ isProven }) => !isProven)
for (const { id, isProven, area, statement, naming } of isBrief ? open : requirements) {
  console.log(
    `${isProven ? "proven " : "open   "} ${id.padEnd(6)} ${area.padEnd(11)} ${statement.slice(0, 90)}`,
  )
  if (process.argv.includes("--tests"))
    for (const { file, title } of naming) console.log(`          ${file}: ${title}`)
}
if (!isBrief) console.log("\narea         proven of all")
for (const area of isBrief ? [] : new Set(requirements.map((r) => r.area))) {
  const ofArea = requirements.filter((r) => r.area === area)
  console.log(`${area.padEnd(12)} ${ofArea.filter((r) => r.isProven).length} of ${ofArea.length}`)
}
console.log(
  `\n${requirements.length - open.length} of ${requirements.length} requirements have a passing test.`,
)
if (unknown.length > 0) console.log(`Ids that no requirement has: ${unknown.join(", ")}`)
process.exitCode = unknown.length + open.length > 0 ? 1 : 0
