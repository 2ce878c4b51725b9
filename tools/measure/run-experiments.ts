import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { cpus, loadavg } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { Client } from "pg"

/** The result of one measurement in bench/ or faults/. */
export type Result = {
  id: string
  value: unknown
  ship: unknown
  aim: unknown
  met: "aim" | "ship" | "none"
  /** False fails the program: a nonzero count that must be zero, a control that found nothing, or no throughput. */
  isSound: boolean
}

export type Run = {
  isQuick: boolean
  seed: number
  leads?: number | undefined
  kills?: number | undefined
  cases?: number | undefined
}
type Experiment = (run: Run) => Promise<Result>

const longestBesideMs = 30 * 60_000

/**
 * Runs the selected experiments one after the other. Each prints one line of JSON at its end.
 * A quick run checks that the programs work, so one that a busy machine disturbed is tried once more, at the end, and those that
 * mostly wait run beside the others.
 */
export async function runExperiments(
  experiments: Record<string, Experiment>,
  { waiting = [] }: { waiting?: readonly string[] } = {},
) {
  const { selected, run } = readArguments(Object.keys(experiments))
  const beside = run.isQuick ? selected.filter((id) => waiting.includes(id)) : []
  const own = selected.filter((id) => !beside.includes(id))
  const other = own.length > 0 && beside.length > 0 ? runBeside(beside, run) : null
  const load = loadavg().map((n) => n.toFixed(1))
  console.log(
    `node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "?"}, load before ${load.join(" ")}, seed ${run.seed}${run.isQuick ? ", quick" : ""}`,
  )
  const findUnsound = async (ids: readonly string[]) => {
    const unsound: string[] = []
    for (const id of ids) if (!(await isSoundRun(experiments[id] as Experiment, id, run))) unsound.push(id)
    return unsound
  }
  const unsound = await findUnsound(other ? own : selected)
  if (other && !(await other)) unsound.push(...beside)
  const stillUnsound = run.isQuick ? await findUnsound(unsound) : unsound
  if (unsound.length > stillUnsound.length)
    console.log(
      `sound only when tried again: ${unsound.filter((id) => !stillUnsound.includes(id)).join(", ")}`,
    )
  if (stillUnsound.length === 0) return
  console.log(`not sound: ${stillUnsound.join(", ")}`)
  process.exitCode = 1
}

/** Runs these experiments in another process and prints what it printed after its end, so that no lines are mixed. */
function runBeside(ids: readonly string[], { isQuick, ...numbers }: Run) {
  const options = Object.entries(numbers).flatMap(([name, n]) => (n === undefined ? [] : [`--${name}=${n}`]))
  const args = [process.argv[1] ?? "", ...ids, ...options, ...(isQuick ? ["--quick"] : [])]
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], timeout: longestBesideMs })
  process.once("exit", () => child.kill())
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => printed.push(chunk))
  return new Promise<boolean>((resolve) => {
    child.once("close", (code) => {
      console.log(`\n${Buffer.concat(printed).toString().trim()}`)
      resolve(code === 0)
    })
  })
}

async function isSoundRun(experiment: Experiment, id: string, run: Run) {
  const startedAt = Date.now()
  try {
    const { isSound, ...result } = await experiment(run)
    const took = rounded((Date.now() - startedAt) / 1000, 0)
    console.log(JSON.stringify({ ...result, isSound, seconds: took, isQuick: run.isQuick, seed: run.seed }))
    return isSound
  } catch (error) {
    console.error(`${id} ended with an error:`, error)
    return false
  }
}

function usage(ids: string[]): never {
  console.error(`usage: [${ids.join("] [")}] [--quick] [--seed n] [--leads n] [--kills n] [--cases n]`)
  process.exit(2)
}

function readArguments(ids: string[]): { selected: string[]; run: Run } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        quick: { type: "boolean" },
        seed: { type: "string" },
        leads: { type: "string" },
        kills: { type: "string" },
        cases: { type: "string" },
      },
    })
    const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
    const run = {
      isQuick: values.quick ?? false,
      seed: number(values.seed) ?? 20_261_115,
      leads: number(values.leads),
      kills: number(values.kills),
      cases: number(values.cases),
    }
    const isWrong =
      positionals.some((id) => !ids.includes(id)) ||
      [run.seed, run.leads, run.kills, run.cases].some((n) => n !== undefined && !Number.isSafeInteger(n))
    if (!isWrong) return { selected: positionals.length > 0 ? positionals : ids, run }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
  }
  return usage(ids)
}

function versionOf(name: string) {
  const file = path.join(import.meta.dirname, "../../node_modules", name, "package.json")
  return `${name} ${(JSON.parse(readFileSync(file, "utf8")) as { version: string }).version}`
}

/** Prints the server's versions and durability settings. */
export async function describeServer(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name = any($1) order by name",
    [["server_version", "fsync", "synchronous_commit", "full_page_writes", "wal_sync_method"]],
  )
  await client.end()
  const settings = rows.map(({ name, setting }) => `${name}=${setting}`).join(" ")
  console.log(`PostgreSQL ${settings}; ${["pg", "pg-boss", "nodemailer"].map(versionOf).join(", ")}`)
  const unsafe = rows.filter(({ name, setting }) => !name.includes("_v") && setting === "off")
  if (unsafe.length > 0) throw new Error("the server is not durable: the measurement would be meaningless")
}

export function quantile(numbers: readonly number[], q: number) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN
}

export function median(numbers: readonly number[]) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2
}

/** Milliseconds as text in seconds. */
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

export const rounded = (n: number, digits = 2) => Number(n.toFixed(digits))

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)))
