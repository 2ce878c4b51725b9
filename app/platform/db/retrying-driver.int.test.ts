import { setTimeout as pause } from "node:timers/promises"
import { sql } from "kysely"
import { Client, Pool } from "pg"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { eventually } from "../../../testing/eventually.ts"
import { startCuttingProxy } from "../../../testing/servers/cutting-proxy.ts"
import { createTestDatabase, silentLog, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { createPool, type Db, type DbPool, openDb } from "./db.server.ts"
import { dbWithSettings } from "./db-with-settings.server.ts"

let database: TestDatabase
let admin: Client
let proxy: Awaited<ReturnType<typeof startCuttingProxy>>
let pool: DbPool

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  admin = new Client({ connectionString: database.adminUrl })
  await admin.connect()
  proxy = await startCuttingProxy(Number(new URL(database.adminUrl).port))
})
beforeEach(async () => {
  await admin.query("truncate job_outbox")
  pool = createPool({ url: proxiedUrl(), name: "test promotion", log: silentLog, maxConnections: 1 })
})
afterEach(async () => {
  Object.assign(proxy, { mode: "open", onCut: () => {} })
  await setReadOnly(false)
  await pool.end()
})
afterAll(async () => {
  await admin.end()
  await proxy.stop()
  await database.drop()
})

const kinds = [
  { kind: "createDb", open: () => openDb(pool) },
  { kind: "dbWithSettings", open: () => dbWithSettings(pool, { "test.value": "a" }) },
]

function proxiedUrl() {
  const url = new URL(database.urls.owner)
  url.port = String(proxy.port)
  return url.href
}

/** Sessions opened from now on can or cannot write. Open ones keep what they have, as after the promotion of another server. */
function setReadOnly(isReadOnly: boolean) {
  const name = new URL(database.adminUrl).pathname.slice(1)
  return admin.query(`alter database ${name} set default_transaction_read_only = ${isReadOnly}`)
}

/** Cuts the connection of a statement about job_outbox when its answer begins. */
async function cutAnswer<T>(run: () => Promise<T>): Promise<T> {
  const locker = new Client({ connectionString: database.adminUrl })
  await locker.connect()
  await locker.query("begin; lock table job_outbox")
  try {
    const running = run()
    running.catch(() => {})
    await cutWhenWaiting()
    await locker.end()
    return await running
  } finally {
    await locker.end()
  }
}

async function cutWhenWaiting() {
  await eventually(async () => {
    const waiting = await admin.query(
      "select from pg_stat_activity where application_name = 'test promotion' and wait_event_type = 'Lock'",
    )
    return waiting.rowCount === 1
  })
  cutOnce()
}

function cutOnce() {
  Object.assign(proxy, {
    mode: "cut",
    onCut: () => {
      proxy.mode = "open"
    },
  })
}

const job = { queue: "test", payload: "{}" }
const insert = (db: Db) => db.insertInto("jobOutbox").values(job).execute()
const select = (db: Db) => db.selectFrom("jobOutbox").select("queue").execute()

async function countRows() {
  const { rows } = await admin.query("select count(*)::int as count from job_outbox")
  return rows[0].count
}

async function pidOf(db: Db) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid
}

const lost = /terminated|ECONNRESET|not queryable/
const refused = /read-only transaction/

describe.each(kinds)("$kind", ({ open }) => {
  test("[N18.01] a connection that met a read-only server is not used again", async () => {
    const db = open()
    await setReadOnly(true)
    const before = await pidOf(db)
    await setReadOnly(false)
    await expect(db.transaction().execute(insert)).rejects.toThrow(refused)
    expect(await pidOf(db)).not.toBe(before)
    await insert(db)
  })

  test("a connection whose statement failed for another reason is used again", async () => {
    const db = open()
    const before = await pidOf(db)
    await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow(/division by zero/)
    await expect(sql`select pg_cancel_backend(pg_backend_pid())`.execute(db)).rejects.toThrow(/canceling/)
    expect(await pidOf(db)).toBe(before)
  })

  test("[N18.01] a select cut in the middle succeeds at the second attempt", async () => {
    await admin.query("insert into job_outbox (queue, payload) values ('test', '{}')")
    const db = open()
    expect(await cutAnswer(() => select(db))).toEqual([{ queue: "test" }])
    expect(proxy.mode).toBe("open")
  })

  test("[N18.01] an insert or a raw statement cut in the middle is not repeated", async () => {
    const db = open()
    await expect(cutAnswer(() => insert(db))).rejects.toThrow(lost)
    expect(await countRows()).toBeLessThan(2)
    await expect(cutAnswer(() => sql`select count(*) from job_outbox`.execute(db))).rejects.toThrow(lost)
    const unknownSource = sql<{ queue: string }>`(select queue from job_outbox)`.as("rows")
    await expect(cutAnswer(() => db.selectFrom(unknownSource).select("queue").execute())).rejects.toThrow(
      lost,
    )
    await expect(
      cutAnswer(() =>
        db
          .with("written", (e) => e.insertInto("jobOutbox").values(job).returning("queue"))
          .selectFrom("written")
          .select("queue")
          .execute(),
      ),
    ).rejects.toThrow(lost)
    expect(await countRows()).toBeLessThan(3)
  })

  test("[N18.01] an insert refused as read-only is repeated and stored once when a server can be reached and can write", async () => {
    const db = open()
    await setReadOnly(true)
    pool.once("remove", () => {
      proxy.mode = "closed"
    })
    const inserted = insert(db)
    await eventually(() => proxy.mode === "closed")
    await setReadOnly(false)
    await pause(500)
    proxy.mode = "open"
    await inserted
    expect(await countRows()).toBe(1)
  })

  test("[N18.01] while the server stays read-only, the first insert fails after 3 seconds and the next at once", async () => {
    const db = open()
    await setReadOnly(true)
    const started = performance.now()
    await expect(insert(db)).rejects.toThrow(refused)
    expect(performance.now() - started).toBeGreaterThan(2900)
    const next = performance.now()
    await expect(insert(db)).rejects.toThrow(refused)
    expect(performance.now() - next).toBeLessThan(2500)
  })

  test("[N18.01] in an outage the first statement fails after 3 seconds, the next ones at once, and the next outage counts anew", async () => {
    const db = open()
    proxy.mode = "closed"
    const started = performance.now()
    await expect(insert(db)).rejects.toThrow(lost)
    expect(performance.now() - started).toBeGreaterThan(2900)
    expect(performance.now() - started).toBeLessThan(30_000)
    const next = performance.now()
    for (let n = 0; n < 5; n++) await expect(select(open())).rejects.toThrow(lost)
    await expect(db.transaction().execute(select)).rejects.toThrow(lost)
    expect(performance.now() - next).toBeLessThan(2500)
    proxy.mode = "open"
    expect(await select(db)).toEqual([])
    cutOnce()
    expect(await select(db)).toEqual([])
  })

  test("[N18.01] an insert and a transaction wait until a connection can be opened", async () => {
    const db = open()
    proxy.mode = "closed"
    const work = Promise.all([insert(db), db.transaction().execute(insert)])
    await pause(500)
    proxy.mode = "open"
    await work
    expect(await countRows()).toBe(2)
  })

  test("[N18.01] the beginning of a transaction is repeated, its statements are not", async () => {
    const db = open()
    await pidOf(db)
    let runs = 0
    const work = (transaction: Db) => {
      runs++
      return select(transaction)
    }
    cutOnce()
    expect(await db.transaction().execute(work)).toEqual([])
    expect(runs).toBe(1)
    await expect(cutAnswer(() => db.transaction().execute(work))).rejects.toThrow(lost)
    expect(runs).toBe(2)
    await setReadOnly(true)
    await pool.query("select pg_terminate_backend(pg_backend_pid())").catch(() => {})
    await expect(db.transaction().execute(insert)).rejects.toThrow(refused)
  })
})

test("[N18.01] a connection that still waits for an old answer is not used again", async () => {
  const impatient = new Pool({ connectionString: proxiedUrl(), query_timeout: 1000, max: 1 })
  const db = openDb(impatient)
  const before = await pidOf(db)
  await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toThrow("Query read timeout")
  expect(await pidOf(db)).not.toBe(before)
  await db.destroy()
})

test("[N18.03] a transaction whose statement got no answer in time does not wait for its rollback too", async () => {
  const impatient = new Pool({ connectionString: proxiedUrl(), query_timeout: 3000, max: 1 })
  const db = openDb(impatient)
  await pidOf(db)
  const started = performance.now()
  const work = db.transaction().execute((transaction) => sql`select pg_sleep(20)`.execute(transaction))
  await expect(work).rejects.toThrow("Query read timeout")
  expect(performance.now() - started).toBeLessThan(5500)
  await db.destroy()
})

test("[N18.01] an insert fails after 3 seconds of refusals although statements that read succeed meanwhile", async () => {
  const db = openDb(pool)
  await setReadOnly(true)
  const started = performance.now()
  const failed = expect(insert(db)).rejects.toThrow(refused)
  while (performance.now() - started < 6000) {
    await select(db)
    await pause(50)
  }
  const pending = pause(0, "pending")
  expect(await Promise.race([failed, pending])).not.toBe("pending")
})
