import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { staleSource } from "../bundle/fresh-build.ts"
import { readResults, type TestResult } from "../measure/test-results.ts"
import { type ChildEnd, runBounded } from "./bounded-child.ts"
import type { PlantedRow } from "./planted-faults.ts"
import { makeScratchCopy, trackedFiles } from "./scratch-copy.ts"
import type { Level } from "./tagged-tests.ts"

export type TestRun = {
  /** What all tests that carry the id did. */
  ofId: (id: string) => "passed" | "failed" | "hung" | "not run"
  failedTitle: (id: string) => string
  lastLines: string
}

const minute = 60_000
/** For one run of tests with one fault in place; many times what the slowest takes on a busy machine. */
const longestMs: Record<Level, number> = {
  pure: minute,
  db: 3 * minute,
  http: 10 * minute,
  browser: 10 * minute,
}
/** The control runs the tests of all ids of a level at once. */
const longestControlMs = 20 * minute
const longestBuildMs = 5 * minute

export type Lane = ReturnType<typeof openLane>

/** One copy of the repository, in which one fault at a time is planted. */
export function openLane(root: string) {
  const copy = makeScratchCopy(root)
  const at = (file: string) => path.join(copy, file)
  const tmp = at(".data/tmp")
  mkdirSync(tmp, { recursive: true })

  async function run(command: readonly string[], longest: number, endsAt: number): Promise<ChildEnd> {
    const remaining = Math.max(1000, endsAt - Date.now())
    return runBounded(command, { cwd: copy, tmp, longestMs: Math.min(longest, remaining) })
  }

  async function runTests(level: Level, ids: readonly string[], files: readonly string[], endsAt: number) {
    if (level === "http" || level === "browser") await ensureBuild(endsAt)
    return runTagged(level, ids, files, longestControlMs, endsAt)
  }

  async function runTagged(
    level: Level,
    ids: readonly string[],
    files: readonly string[],
    longest: number,
    endsAt: number,
  ): Promise<TestRun> {
    rmSync(at(".reports"), { recursive: true, force: true })
    const pattern = `\\[(${ids.join("|").replaceAll(".", "\\.")})\\]`
    const command =
      level === "browser"
        ? ["playwright", "test", "--retries=0", "-g", pattern, ...files]
        : ["vitest", "run", "--project", level, "-t", pattern, ...files]
    const end = await run(command, longest, endsAt)
    const results = readResults(at(".reports"))
    const tagged = (id: string) => results.filter(({ title }) => title.includes(`[${id}]`))
    return {
      ofId: (id) => outcomeOf(tagged(id), end),
      failedTitle: (id) => tagged(id).find(({ isFailed }) => isFailed)?.title ?? "",
      lastLines: end.output.trimEnd().slice(-300),
    }
  }

  /** The build of the working tree where it is newer than every source, otherwise one of the copy's own. */
  async function ensureBuild(endsAt: number) {
    if (existsSync(at("build"))) return
    if (staleSource(root, trackedFiles(root)) === null)
      cpSync(path.join(root, "build"), at("build"), { recursive: true })
    else {
      const images = await run(["node", "tools/brand-images.ts"], longestBuildMs, endsAt)
      const built = await run(["react-router", "build"], longestBuildMs, endsAt)
      if (images.status !== 0 || built.status !== 0)
        throw new Error(`The copy without faults cannot be built:\n${images.output}\n${built.output}`)
    }
  }

  async function plant(
    { id, file, search, replacement }: PlantedRow,
    level: Level,
    files: string[],
    endsAt: number,
  ) {
    const before = readFileSync(at(file), "utf8")
    const [start = "", ...rest] = before.split(search)
    const kind = buildFor(file, level, files)
    if (kind !== "none") {
      await ensureBuild(endsAt)
      cpSync(at("build"), at(".data/build"), { recursive: true })
    } else if (level === "http" || level === "browser") await ensureBuild(endsAt)
    writeFileSync(at(file), start + replacement + rest.join(search))
    try {
      if (kind !== "none") {
        const command =
          kind === "server" ? ["node", "tools/planted/build-server.ts"] : ["react-router", "build"]
        const { status, output } = await run(command, longestBuildMs, endsAt)
        if (status !== 0)
          return { outcome: "not run" as const, note: `it cannot be built: ${output.slice(-300)}` }
      }
      const tests = await runTagged(level, [id], files, longestMs[level], endsAt)
      const outcome = tests.ofId(id)
      if (outcome === "failed") return { outcome: "killed" as const, note: tests.failedTitle(id) }
      if (outcome === "passed") return { outcome: "survived" as const, note: row(search, replacement) }
      return { outcome, note: tests.lastLines }
    } finally {
      writeFileSync(at(file), before)
      if (existsSync(at(".data/build"))) {
        rmSync(at("build"), { recursive: true, force: true })
        renameSync(at(".data/build"), at("build"))
      }
    }
  }

  return { runTests, plant, remove: () => rmSync(copy, { recursive: true, force: true }) }
}

const row = (search: string, replacement: string) => `${search} → ${replacement || "(nothing)"}`

function outcomeOf(tagged: readonly TestResult[], { isOverTime }: ChildEnd) {
  if (tagged.some(({ isFailed }) => isFailed)) return "failed"
  if (isOverTime) return "hung"
  return tagged.length > 0 && tagged.every(({ isPassed }) => isPassed) ? "passed" : "not run"
}

/** What must be built for the tests to see the fault: site.ts, desk.ts, worker.ts, db/ and tools/ run from their sources. */
function buildFor(file: string, level: Level, tests: readonly string[]): "none" | "server" | "all" {
  if (level === "pure" || level === "db" || !/^(app|public)\/|^(vite|react-router)\.config/.test(file))
    return "none"
  const isServerOnly = /\.server\.tsx?$/.test(file)
  // build/edge holds pages that the whole build makes.
  const needsEdge = tests.some((test) => test.startsWith("tests/http/edge/"))
  const needsClient = /\.(css|client\.tsx?)$|^public\/|\.config\.ts$/.test(file) || level === "browser"
  return needsEdge || (needsClient && !isServerOnly) ? "all" : "server"
}
