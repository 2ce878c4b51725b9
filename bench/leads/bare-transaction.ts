import { execFileSync, spawn } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { openBarePool } from "../bare-pool.ts"
import { type Load, runLoad } from "../load.ts"
import { type LeadStatement, marker } from "./statement.ts"

export type Arm = { name: string; run: (load: Load) => Promise<number[]>; close: () => Promise<void> }

/** Runs the product's own statements in one transaction, without the web server. */
export function bareTransaction(url: string, statement: LeadStatement, concurrency: number): Arm {
  const version = pgbenchVersion()
  return version ? pgbenchArm(url, statement, version) : nodeArm(url, statement, concurrency)
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

function scriptOf({ text, value }: LeadStatement) {
  const filled = `replace(${quoted(value)}, '${marker}', lpad(:n::text, 12, '0'))`
  return [
    String.raw`\set n random(0, 999999999999)`,
    `${text.trim().replaceAll(/\s+/g, " ").replace("$1", filled)};`,
    "",
  ].join("\n")
}

function pgbenchVersion() {
  try {
    return execFileSync("pgbench", ["--version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim()
  } catch {
    return null
  }
}

function pgbenchArm(url: string, statement: LeadStatement, version: string): Arm {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-pgbench-"))
  const script = path.join(dir, "lead.sql")
  writeFileSync(script, scriptOf(statement))
  const run = async ({ seconds, concurrency, perSecond }: Load) => {
    const args = ["-n", "-M", "prepared", "-c", String(concurrency), "-j", "2", "-T", String(seconds)]
    const rate = perSecond ? ["-R", perSecond.toFixed(2)] : []
    const log = ["-l", `--log-prefix=${path.join(dir, "log")}`]
    const child = spawn("pgbench", [...args, ...rate, ...log, "-f", script, url], {
      stdio: ["ignore", "ignore", "pipe"],
    })
    let errorOutput = ""
    child.stderr.on("data", (chunk: Buffer) => {
      errorOutput += chunk.toString()
    })
    const code = await new Promise((resolve) => child.once("close", resolve))
    if (code !== 0) throw new Error(`pgbench ended with ${String(code)}: ${errorOutput.slice(0, 2000)}`)
    const files = readdirSync(dir).filter((name) => name.startsWith("log"))
    const lines = files.flatMap((name) => readFileSync(path.join(dir, name), "utf8").trim().split("\n"))
    for (const name of files) rmSync(path.join(dir, name))
    // The third column of the log is the latency in microseconds, from the time the transaction was due.
    return lines.filter(Boolean).map((line) => Number(line.split(" ")[2]) / 1000)
  }
  return { name: version, run, close: async () => rmSync(dir, { recursive: true }) }
}

function nodeArm(url: string, statement: LeadStatement, concurrency: number): Arm {
  const pool = openBarePool({ connectionString: url, max: concurrency })
  const transact = async () => {
    const digits = String(Math.floor(Math.random() * 1e12)).padStart(12, "0")
    await pool.query({
      name: "submit",
      text: statement.text,
      values: [statement.value.replaceAll(marker, digits)],
    })
  }
  const name =
    "a loop of Node and pg with a prepared statement (pgbench is not installed: this arm is slower than pgbench, so the ratio looks better than it is)"
  return { name, run: (load) => runLoad(load, transact), close: () => pool.end() }
}
