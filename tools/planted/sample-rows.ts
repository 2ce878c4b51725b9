import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import type { PlantedRow } from "./planted-faults.ts"
import { type Level, levels, type TaggedTest } from "./tagged-tests.ts"

/** The rest is pure. A browser takes too long for a sample. */
const share = { db: 4 / 24, http: 1 / 24 }

/** Another sample for every commit, the same for every run of it. */
export function sampleRows(rows: readonly PlantedRow[], tests: readonly TaggedTest[], size: number) {
  const seed = currentCommit()
  const shuffled = rows.toSorted((one, other) => rank(seed, one).localeCompare(rank(seed, other)))
  // Over HTTP the requirements of the second contract (N) start whole stacks and wait for minutes.
  const ofLevel = (level: Level) =>
    shuffled.filter(
      ({ id }) => quickestLevel(id, tests) === level && (level !== "http" || id.startsWith("S")),
    )
  const slow = (["db", "http"] as const).flatMap((level) =>
    ofLevel(level).slice(0, Math.round(size * share[level])),
  )
  return [...ofLevel("pure").slice(0, size - slow.length), ...slow]
}

function quickestLevel(id: string, tests: readonly TaggedTest[]) {
  return levels.find((level) => tests.some((test) => test.level === level && test.ids.has(id)))
}

function rank(seed: string, { id, file, search, replacement }: PlantedRow) {
  return createHash("sha256").update([seed, id, file, search, replacement].join("\n")).digest("hex")
}

function currentCommit() {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], {
      encoding: "utf8",
      timeout: 30_000,
      stdio: ["ignore", "pipe", "ignore"],
    })
  } catch {
    return "no commit"
  }
}
