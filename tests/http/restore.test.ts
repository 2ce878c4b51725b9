import { execFile } from "node:child_process"
import { appendFileSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createDb, type Db } from "../../app/platform/db/db.server.ts"
import { askHolderErasure } from "../../app/privacy/holder/holder-store.server.ts"
import { finishErasure } from "../../app/privacy/holder/worker-store.server.ts"
import type { LocalPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { roleUrl } from "../../db/roles.ts"
import { eventually } from "../../testing/eventually.ts"
import { endUndoTime, openHolderSession } from "../../testing/factories/holder-session.ts"
import { openSite } from "../../testing/servers/app-processes.ts"
import { openBackupFolder } from "../../testing/servers/debian-postgres.ts"
import { roleSecrets, silentLog } from "../../testing/servers/test-database.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

const root = path.join(import.meta.dirname, "../..")
const folder = openBackupFolder()
const run = promisify(execFile)
let server: LocalPostgres

function urlsOf({ url }: LocalPostgres) {
  const admin = new URL(url)
  admin.pathname = "/webplan"
  return {
    admin: admin.href,
    web: roleUrl(admin.href, roleSecrets, "webplan_web"),
    worker: roleUrl(admin.href, roleSecrets, "webplan_worker"),
    staff: roleUrl(admin.href, roleSecrets, "webplan_staff"),
    auth: roleUrl(admin.href, roleSecrets, "webplan_auth"),
  }
}

const open = (url: string) => createDb({ url, name: "test", log: silentLog, maxConnections: 2 })

/** Runs a tool like an operator does. Returns its output and whether it succeeded. */
async function tool(name: string, args: string[], env: Record<string, string>) {
  const toolEnv = { PATH: process.env["PATH"] ?? "", BACKUP_DIR: folder.at("backups"), ...env }
  return run(process.execPath, [`tools/${name}.ts`, ...args], { cwd: root, env: toolEnv }).then(
    ({ stdout }) => ({ isGood: true, text: stdout }),
    (error: { stdout: string; stderr: string }) => ({ isGood: false, text: error.stdout + error.stderr }),
  )
}

function backUp(env: Record<string, string> = {}) {
  return tool("backup", [], { DATABASE_URL: urlsOf(server).admin, ...env })
}

const personOf = (name: string) => ({ ...goodFields, name, email: `${name.toLowerCase()}@exemplo.example` })

async function post(url: string, name: string, number: number) {
  return (
    await postForm(
      url,
      { ...personOf(name), phone: `(11) 98765-430${number}` },
      { "x-forwarded-for": `10.0.0.${number}` },
    )
  ).status
}

async function namesIn(db: Db) {
  return (await db.selectFrom("leads").select("name").orderBy("name").execute()).map(({ name }) => name)
}

/** Erases the leads of an address like a signed-in holder who does not undo it. */
async function eraseAs(owner: Db, urls: ReturnType<typeof urlsOf>, email: string) {
  const [web, worker] = [open(urls.web), open(urls.worker)]
  await askHolderErasure(web, await openHolderSession(owner, email))
  await endUndoTime(owner)
  await finishErasure(worker)
  await web.destroy()
  await worker.destroy()
}

async function runsIn(url: string) {
  const db = open(url)
  const runs = await db.selectFrom("backupRuns").select(["outcome", "bytes", "fault"]).orderBy("id").execute()
  await db.destroy()
  return runs
}

beforeAll(async () => {
  server = await folder.start("first")
  await migrate({ databaseUrl: await ensureDatabase(server.url, "webplan"), roleSecrets })
})
afterAll(async () => {
  await server.stop()
  folder.close()
})

test("a backup without an archive fails, and the desk can read the reason", async () => {
  const failed = await backUp({ BACKUP_DIR: folder.at("backups") + "/nowhere" })
  expect(failed).toMatchObject({ isGood: false })
  const runs = await runsIn(urlsOf(server).staff)
  expect(runs).toMatchObject([{ outcome: "failed", fault: expect.stringMatching(/did not reach .*wal/) }])
})

test("restores to a chosen second: earlier leads exist, later ones do not, leads erased since are erased again, and the product starts", async () => {
  const urls = urlsOf(server)
  const owner = open(urls.admin)
  const site = await openSite({ database: { urls }, env: { TRUST_PROXY: "1" } })
  expect(await post(site.url, "Apagada", 1)).toBe(303)
  expect(await backUp()).toMatchObject({ isGood: true })
  expect((await runsIn(urls.staff)).at(-1)).toMatchObject({ outcome: "verified", fault: "" })
  expect(await post(site.url, "Antes", 2)).toBe(303)

  const second = Math.ceil((await now(owner)).getTime() / 1000) * 1000
  await eventually(async () => (await now(owner)).getTime() > second)
  expect(await post(site.url, "Depois", 3)).toBe(303)
  await eraseAs(owner, urls, personOf("Apagada").email)
  expect(await namesIn(owner)).toEqual(["Antes", "Depois"])
  await site.stop()

  const moment = new Date(second).toISOString()
  const noted = await tool("erasures", ["note", moment, folder.at("acts.json")], {
    DATABASE_URL_WORKER: urls.worker,
  })
  expect(noted.text).toContain("1 acts since")
  await owner.destroy()
  await server.stop()

  const restored = await tool("restore", ["--to", moment, "--into", folder.at("second")], {})
  expect(restored).toMatchObject({ isGood: true })
  server = await folder.start("second", { archive_mode: "off" })
  const again = urlsOf(server)
  const after = open(again.admin)
  expect(await namesIn(after)).toEqual(["Antes", "Apagada"])

  const repeated = await tool("erasures", ["repeat", folder.at("acts.json")], {
    DATABASE_URL_WORKER: again.worker,
  })
  expect(repeated.text).toContain("1 acts noted, 1 repeated")
  expect(await namesIn(after)).toEqual(["Antes"])
  // The lead is erased but still counted (decision 015).
  const counts = await after.selectFrom("erasedLeadCounts").select("total").execute()
  expect(new Set(counts.map(({ total }) => total))).toEqual(new Set([1]))

  const successor = await openSite({ database: { urls: again }, env: { TRUST_PROXY: "1" } })
  expect((await fetch(`${successor.url}/pronto`)).status).toBe(200)
  expect(await post(successor.url, "Nova", 4)).toBe(303)
  expect(await namesIn(after)).toEqual(["Antes", "Nova"])
  await successor.stop()
  await after.destroy()
})

async function now(db: Db) {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]?.now ?? new Date(Number.NaN)
}

test("refuses a time before the first backup, a folder in use and a damaged backup", async () => {
  const restore = (to: string, into: string) => tool("restore", ["--to", to, "--into", folder.at(into)], {})
  expect((await restore("2020-01-01 00:00:00-03", "third")).text).toContain("no base backup")
  expect((await restore("2020-01-01 00:00:00", "third")).text).toContain("usage")
  expect((await restore("2030-01-01 00:00:00-03", "second")).text).toContain("is not empty")
  const name = readdirSync(folder.at("backups/base")).find((file) => !file.endsWith(".json"))
  appendFileSync(folder.at(`backups/base/${name}/PG_VERSION`), "\n")
  expect(await restore("2030-01-01 00:00:00-03", "third")).toMatchObject({ isGood: false })
})

test("deletes old backups together with their WAL segments and the records of erased leads", async () => {
  await server.stop()
  server = await folder.start("second")
  const bases = () => readdirSync(folder.at("backups/base")).filter((file) => !file.endsWith(".json"))
  const oldWal = readdirSync(folder.at("backups/wal"))
  const [old] = bases()
  writeFileSync(folder.at("backups/wal/000000010000000000000000"), "older than all")
  expect(await backUp({ BACKUP_KEEP: "1" })).toMatchObject({ isGood: true })
  expect(bases()).toHaveLength(1)
  expect(bases()).not.toContain(old)
  const kept = readdirSync(folder.at("backups/wal"))
  expect(oldWal.filter((name) => kept.includes(name) && /^[0-9A-F]{24}$/.test(name))).toEqual([])
  const db = open(urlsOf(server).admin)
  expect(await db.selectFrom("holderErasures").selectAll().execute()).toEqual([])
  await db.destroy()
})
