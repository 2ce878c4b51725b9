import { execFile } from "node:child_process"
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { listBackups } from "../../app/platform/db/backup-store.server.ts"
import { createDb, type Db } from "../../app/platform/db/db.server.ts"
import { askHolderErasure } from "../../app/privacy/holder/holder-store.server.ts"
import { finishErasure } from "../../app/privacy/holder/worker-store.server.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { roleUrl } from "../../db/roles.ts"
import { createRandom } from "../../db/seed/random.ts"
import { eventually } from "../../testing/eventually.ts"
import { endUndoTime, openHolderSession } from "../../testing/factories/holder-session.ts"
import { storeLeads } from "../../testing/factories/stored-lead.ts"
import { openSite } from "../../testing/servers/app-processes.ts"
import { type BackedUpPostgres, openBackedUpPostgres } from "../../testing/servers/backed-up-postgres.ts"
import { roleSecrets, silentLog } from "../../testing/servers/test-database.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

const root = path.join(import.meta.dirname, "../..")
let server: BackedUpPostgres
let urls: ReturnType<typeof urlsOf>
let owner: Db

// Each test starts several programs and waits for them.
vi.setConfig({ testTimeout: 600_000 })

beforeAll(async () => {
  server = await openBackedUpPostgres({ fsync: "off" })
  const databaseUrl = await ensureDatabase(server.url(), "webplan")
  await migrate({ databaseUrl, roleSecrets })
  urls = urlsOf(databaseUrl)
  owner = open(urls.admin)
})
afterAll(async () => {
  await owner.destroy()
  await server.close()
})

function urlsOf(admin: string) {
  return {
    admin,
    web: roleUrl(admin, roleSecrets, "webplan_web"),
    worker: roleUrl(admin, roleSecrets, "webplan_worker"),
    staff: roleUrl(admin, roleSecrets, "webplan_staff"),
    auth: roleUrl(admin, roleSecrets, "webplan_auth"),
  }
}

function open(url: string) {
  return createDb({ url, name: "test", log: silentLog, maxConnections: 2 })
}

async function runs() {
  return (await listBackups(owner)).map(({ kind, place, outcome }) => `${kind} ${place} ${outcome}`)
}

function filesIn(dir: string) {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(dir, name))
    .filter((file) => statSync(file).isFile())
}

const personOf = (name: string) => ({ ...goodFields, name, email: `${name.toLowerCase()}@exemplo.example` })

async function post(url: string, name: string, number: number) {
  const fields = { ...personOf(name), phone: `(11) 98765-430${number}` }
  return (await postForm(url, fields, { "x-forwarded-for": `10.0.0.${number}` })).status
}

async function names() {
  return (await owner.selectFrom("leads").select("name").orderBy("name").execute()).map(({ name }) => name)
}

async function now() {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(owner)
  return rows[0]?.now ?? new Date(Number.NaN)
}

/** Erases the leads of an address like a signed-in holder who does not undo it. */
async function eraseAs(email: string) {
  const [web, worker] = [open(urls.web), open(urls.worker)]
  await askHolderErasure(web, await openHolderSession(owner, email))
  await endUndoTime(owner)
  await finishErasure(worker)
  await web.destroy()
  await worker.destroy()
}

async function erasures(...args: string[]) {
  const env = { PATH: process.env["PATH"] ?? "", DATABASE_URL_WORKER: urls.worker }
  const command = ["tools/erasures.ts", ...args]
  return (await promisify(execFile)(process.execPath, command, { cwd: root, env, timeout: 60_000 })).stdout
}

test("[N18.02] both places get a backup that nobody can read without the passphrase, once a night", async () => {
  await sql`insert into holder_erasures (lead_id, lead_created_at, erased_at) values (1, now(), now() - interval '9 days')`.execute(
    owner,
  )
  expect(await server.backups("make")).toEqual({ isGood: true, text: "" })
  expect(await runs()).toEqual(["backup 1 verified", "backup 2 verified"])
  expect((await server.backups("make")).isGood).toBe(true)
  expect((await server.pgbackrest(["info"])).text.match(/full backup/g)).toHaveLength(2)
  for (const dir of [server.at("place-1"), server.bucketDir]) {
    const files = filesIn(dir)
    expect(files.length).toBeGreaterThan(5)
    for (const file of files)
      expect(readFileSync(file).subarray(0, 8).toString("latin1"), file).toBe("Salted__")
  }
  // No backup is as old as this erasure.
  expect(await owner.selectFrom("holderErasures").selectAll().execute()).toEqual([])
})

test("[N18.02] while a place is away the other receives every segment, and the fault is recorded", async () => {
  await server.stopBucket()
  try {
    const segments: string[] = []
    for (let n = 0; n < 3; n++) {
      const { rows } = await sql<{ name: string }>`
        select pg_walfile_name(pg_current_wal_insert_lsn()) as name, pg_create_restore_point('test')`.execute(
        owner,
      )
      segments.push(rows[0]?.name ?? "")
      await sql`select pg_switch_wal()`.execute(owner)
    }
    expect((await server.backups("make")).isGood).toBe(false)
    expect(await listBackups(owner)).toMatchObject([
      { place: 1, outcome: "verified" },
      { place: 2, outcome: "failed", fault: expect.stringContaining("localhost") },
      { place: 2, outcome: "verified" },
    ])
    const archived = () => filesIn(server.at("place-1")).map((file) => path.basename(file).slice(0, 24))
    await eventually(() => segments.every((name) => archived().includes(name)), 90_000)
  } finally {
    await server.startBucket()
  }
})

const random = createRandom(1)
const storeOldLead = () => storeLeads(owner, random, [{ createdAt: new Date(Date.now() - 3_600_000) }])

test("[N18.02] a proof restores each place to the present second, and finds missing leads and a damaged backup", async () => {
  // Written after the backup: only the archive has it.
  await storeOldLead()
  // pgBackRest's notes about the running server, which a restore on the same machine would delete.
  const notes = server.at("spool/archive/webplan/in")
  mkdirSync(notes, { recursive: true })
  expect(await server.backups("prove")).toEqual({ isGood: true, text: "" })
  expect(existsSync(notes)).toBe(true)
  expect(await runs()).toEqual(expect.arrayContaining(["proof 1 verified", "proof 2 verified"]))
  expect(readdirSync(server.at("work"))).toEqual([])

  // Written after the chosen second, though it says that it is old: the copy lacks it.
  const proof = server.backups("prove 1")
  await eventually(async () => (await runs()).includes("proof 1 failed"), 120_000)
  await storeOldLead()
  expect(await proof).toEqual({ isGood: false, text: "the copy lacks 1 leads\n" })

  const ofBackups = filesIn(server.bucketDir).filter((file) => file.includes("/backup/"))
  const largest = ofBackups.toSorted((a, b) => statSync(b).size - statSync(a).size)[0] ?? ""
  const file = openSync(largest, "r+")
  writeSync(file, Buffer.alloc(64, 7), 0, 64, Math.floor(statSync(largest).size / 2))
  closeSync(file)
  expect((await server.backups("prove 2")).isGood).toBe(false)
  expect(await runs()).toEqual(
    expect.arrayContaining(["proof 1 failed", "proof 2 failed", "proof 2 verified"]),
  )
  expect(readdirSync(server.at("work"))).toEqual([])
  await sql`delete from leads`.execute(owner)
})

test("[N18.02] restores to a chosen second from the second place, the first being gone: earlier leads exist, later ones do not, leads erased since are erased again, and the product starts", async () => {
  const site = await openSite({ database: { urls }, env: { TRUST_PROXY: "1" } })
  expect(await post(site.url, "Apagada", 1)).toBe(303)
  expect((await server.pgbackrest(["--repo=2", "--type=full", "backup"])).isGood).toBe(true)
  expect(await post(site.url, "Antes", 2)).toBe(303)

  const second = Math.ceil((await now()).getTime() / 1000) * 1000
  await eventually(async () => (await now()).getTime() > second)
  expect(await post(site.url, "Depois", 3)).toBe(303)
  await eraseAs(personOf("Apagada").email)
  expect(await names()).toEqual(["Antes", "Depois"])
  await site.stop()

  const moment = new Date(second).toISOString()
  expect(await erasures("note", moment, server.at("acts.json"))).toContain("1 acts since")
  await owner.destroy()
  await server.stop()
  renameSync(server.at("data"), server.at("before-restore"))
  rmSync(server.at("place-1"), { recursive: true })
  const target = `--target=${moment.replace("T", " ").replace("Z", "+00")}`
  const restored = await server.pgbackrest([
    "--repo=2",
    "--type=time",
    target,
    "--target-action=promote",
    "restore",
  ])
  expect(restored).toMatchObject({ isGood: true })
  await server.start()
  owner = open(urls.admin)
  expect(await names()).toEqual(["Antes", "Apagada"])

  expect(await erasures("repeat", server.at("acts.json"))).toContain("1 acts noted, 1 repeated")
  expect(await names()).toEqual(["Antes"])
  // The lead is erased but still counted (decision 015).
  const counts = await owner.selectFrom("erasedLeadCounts").select("total").execute()
  expect(new Set(counts.map(({ total }) => total))).toEqual(new Set([1]))

  const successor = await openSite({ database: { urls }, env: { TRUST_PROXY: "1" } })
  expect((await fetch(`${successor.url}/pronto`)).status).toBe(200)
  expect(await post(successor.url, "Nova", 4)).toBe(303)
  expect(await names()).toEqual(["Antes", "Nova"])
  await successor.stop()
})
