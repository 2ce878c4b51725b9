import { createHash } from "node:crypto"
import type { PlantedRow } from "./planted-faults.ts"
import { type Level, levels, type TaggedTest } from "./tagged-tests.ts"

/** The rest is pure. A browser takes too long for a sample. */
const share = { db: 4 / 24, http: 1 / 24 }

/** Spread over all rows by a hash, and the same on every machine, so that no check fails by the luck of a draw. */
export function sampleRows(rows: readonly PlantedRow[], tests: readonly TaggedTest[], size: number) {
  const shuffled = rows.toSorted((one, other) => rank(one).localeCompare(rank(other)))
  const oneOfEachId = shuffled.filter(({ id }, n) => shuffled.findIndex((row) => row.id === id) === n)
  // Over HTTP the requirements of the second contract (N) start whole stacks and wait for minutes.
  const ofLevel = (level: Level) =>
    oneOfEachId.filter(
      ({ id }) => slowestLevel(id, tests) === level && (level !== "http" || id.startsWith("S")),
    )
  // Ids with pure tests too come first, so that the runner also goes from one level to the next.
  const isMixed = ({ id }: PlantedRow) => quickestLevel(id, tests) === "pure"
  const ofDatabase = ofLevel("db").toSorted((one, other) => Number(isMixed(other)) - Number(isMixed(one)))
  const slow = [
    ...ofDatabase.slice(0, Math.round(size * share.db)),
    ...ofLevel("http").slice(0, Math.round(size * share.http)),
  ]
  return [...ofLevel("pure").slice(0, size - slow.length), ...slow]
}

export function quickestLevel(id: string, tests: readonly TaggedTest[]) {
  return levels.find((level) => tests.some((test) => test.level === level && test.ids.has(id)))
}

/** A fault that the quick tests of its id let pass is tried with all others, so the slowest say how long a row may take. */
function slowestLevel(id: string, tests: readonly TaggedTest[]) {
  return levels.findLast((level) => tests.some((test) => test.level === level && test.ids.has(id)))
}

function rank({ id, file, search, replacement }: PlantedRow) {
  return createHash("sha256").update([id, file, search, replacement].join("\n")).digest("hex")
}
