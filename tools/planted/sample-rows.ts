import { createHash } from "node:crypto"
import type { PlantedRow } from "./planted-faults.ts"
import { type Level, levels, type TaggedTest } from "./tagged-tests.ts"

/** The rest is pure. A browser takes too long for a sample. */
const share = { db: 1 / 8, http: 1 / 8 }

/** Spread over all rows by a hash, and the same on every machine, so that no check fails by the luck of a draw. */
export function sampleRows(rows: readonly PlantedRow[], tests: readonly TaggedTest[], size: number) {
  const shuffled = rows.toSorted((one, other) => rank(one).localeCompare(rank(other)))
  const oneOfEachId = shuffled.filter(({ id }, n) => shuffled.findIndex((row) => row.id === id) === n)
  // Many tests of the second contract (N) above pure ones wait for seconds or minutes. `npm run spec -- --planted` runs their rows.
  const ofLevel = (level: Level) =>
    oneOfEachId.filter(
      ({ id }) => slowestLevel(id, tests) === level && (level === "pure" || id.startsWith("S")),
    )
  const slow = (["db", "http"] as const).flatMap((level) =>
    ofLevel(level).slice(0, Math.round(size * share[level])),
  )
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
