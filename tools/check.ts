import { spawnSync } from "node:child_process"
import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { readResults, setFailuresAside } from "./measure/test-results.ts"

/** Exactly what CI runs. `npm run check` runs all steps; `npm run check -- lint types` runs the named ones. */
const steps: Record<string, readonly string[][]> = {
  format: [["biome", "ci", "--error-on-warnings", "."]],
  lint: [["oxlint", "--type-aware", "--deny-warnings"]],
  types: [
    ["react-router", "typegen"],
    ["tsc", "--noEmit"],
  ],
  boundaries: [
    [
      "depcruise",
      "--output-type",
      "err-long",
      "app",
      "site.ts",
      "desk.ts",
      "web-server.ts",
      "worker.ts",
      "db",
      "tools",
      "testing",
      "tests",
      "bench",
      "faults",
    ],
  ],
  "dead-code": [
    ["knip", "--no-progress"],
    // Without tests and examples, because code that only a test uses is dead.
    ["knip", "--no-progress", "--production", "--exclude", "binaries"],
  ],
  migrations: [
    ["squawk", "db/migrations/*.sql", "db/functions/**/*.sql"],
    ["node", "tools/lock-migrations.ts", "--verify"],
  ],
  "type-drift": [["node", "tools/db-types.ts", "--verify"]],
  build: [
    ["node", "tools/brand-images.ts"],
    ["react-router", "build"],
  ],
  tests: [["vitest", "run"]],
  browser: [["playwright", "test"]],
  // Reads the reports of the two steps before it.
  spec: [["node", "tools/spec.ts", "--brief"]],
  // A fixed sample, so that the runner keeps working; `npm run spec -- --planted` runs all.
  planted: [["node", "tools/spec.ts", "--planted", "--sample", "8"]],
  // At the smallest size, so that the measuring programs keep working.
  faults: [["node", "faults/run.ts", "--quick"]],
  bench: [["node", "bench/run.ts", "--quick"]],
}

/** Ends a step that hangs. The longest, browser, took 20 minutes on two busy cores; slower machines exist. */
const longestStepMs = 60 * 60_000
/** More files than this do not fail because the machine was busy. */
const mostFilesAgain = 8
const root = path.join(import.meta.dirname, "..")
const reports = path.join(root, ".reports")

/** What a failed step runs once more, one thing at a time. The end of the check names everything that passed only then. */
const secondTries: Record<string, () => readonly string[][]> = {
  tests: () => {
    const files = setFailuresAside(reports)
    const isWorthIt = files.length > 0 && files.length <= mostFilesAgain
    return isWorthIt ? [["vitest", "run", "--maxWorkers", "1", ...files]] : []
  },
}

const selected = process.argv.slice(2)
const unknown = selected.filter((name) => !(name in steps))
if (unknown.length > 0) {
  console.error(`no such step: ${unknown.join(", ")}. There are: ${Object.keys(steps).join(", ")}`)
  process.exit(2)
}

const env = {
  ...process.env,
  PATH: `${path.join(root, "node_modules/.bin")}:${process.env["PATH"]}`,
  NO_COLOR: "1",
  FORCE_COLOR: undefined,
  // The tests start the same programs hundreds of times.
  NODE_COMPILE_CACHE: path.join(reports, "compiled"),
}

function run(name: string, commands: readonly string[][]) {
  const startedAt = Date.now()
  let isGood = succeed(commands)
  const again = isGood ? [] : (secondTries[name]?.() ?? [])
  const isTriedAgain = again.length > 0
  if (isTriedAgain) {
    console.log(`trying again: ${name}`)
    isGood = succeed(again)
  }
  console.log(`${isGood ? "ok  " : "FAIL"} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
  return { name, isGood, isTriedAgain }
}

function succeed(commands: readonly string[][]) {
  return commands.every(([command = "", ...args]) => {
    const { status } = spawnSync(command, args, { cwd: root, env, stdio: "inherit", timeout: longestStepMs })
    return status === 0
  })
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const outcomes = Object.entries(steps)
  .filter(([name]) => selected.length === 0 || selected.includes(name))
  .map(([name, commands]) => run(name, commands))

const results = readResults(reports)
const failedSteps = outcomes.filter(({ isGood }) => !isGood).map(({ name }) => name)
const failedTests = results.filter(({ isFailed }) => isFailed).length
// A test step that fails without a failing test (a crash, no report) counts as one failure.
const passed = results.filter(({ isPassed }) => isPassed).length + outcomes.length - failedSteps.length
const failed = failedTests + failedSteps.length
for (const { title, file } of results.filter(({ isFlaky }) => isFlaky))
  console.log(`passed only when tried again: ${file}: ${title}`)
for (const { title, file } of results.filter(({ isPassed, isFailed }) => !isPassed && !isFailed))
  console.log(`not run: ${file}: ${title}`)
for (const { name } of outcomes.filter(({ isGood, isTriedAgain }) => isGood && isTriedAgain))
  console.log(`passed only when tried again: ${name}`)
if (failedSteps.length > 0) console.log(`failed: ${failedSteps.join(", ")}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
