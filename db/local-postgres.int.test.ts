import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { Client } from "pg"
import { afterEach, expect, test } from "vitest"
import { startLocalPostgres } from "./local-postgres.ts"

const settings = { fsync: "off" }
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

function newFolder() {
  const folder = path.join(tmpdir(), `webplan-test-data-${randomBytes(6).toString("hex")}`)
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function start(dataDir: string) {
  const server = await startLocalPostgres({ dataDir, settings })
  ends.push(server.stop)
  return server
}

async function answerOf(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query("select current_setting('data_directory') as folder")).rows[0] as object
  } finally {
    await client.end()
  }
}

test("[N1.02] a copied data folder gets a server of its own; the original's server keeps running", async () => {
  const [original, copy] = [newFolder(), newFolder()]
  const first = await start(original)
  cpSync(original, copy, { recursive: true, preserveTimestamps: true })
  expect(existsSync(path.join(copy, "postmaster.pid"))).toBe(true)
  const second = await start(copy)
  expect(await answerOf(first.url)).toEqual({ folder: original })
  expect(await answerOf(second.url)).toEqual({ folder: copy })
})

test("[N1.02] a process id that now belongs to another program is never signalled", async () => {
  const folder = newFolder()
  await (await start(folder)).stop()
  const other = spawn("sleep", ["60"], { cwd: folder })
  ends.push(() => other.kill("SIGKILL"))
  let signal: string | null = null
  other.once("exit", (_code, by) => {
    signal = by
  })
  writeFileSync(path.join(folder, "postmaster.pid"), `${other.pid}\n${folder}\n`)
  const server = await start(folder)
  expect(await answerOf(server.url)).toEqual({ folder })
  expect([other.exitCode, signal]).toEqual([null, null])
})

test("a server left running by a killed program is stopped, and a new one starts on the folder", async () => {
  const folder = newFolder()
  const left = await start(folder)
  const next = await start(folder)
  await left.ended
  expect(await answerOf(next.url)).toEqual({ folder })
  expect(readFileSync(path.join(folder, "postmaster.pid"), "utf8")).toMatch(new RegExp(`^${next.pid}\n`))
})
