import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { eventually } from "../../../testing/eventually.ts"
import { startCuttingProxy } from "../../../testing/servers/cutting-proxy.ts"
import { silentLog } from "../../../testing/servers/test-database.ts"
import { createPool, type Db, type DbPool } from "./db.server.ts"
import { dbWithSettings } from "./db-with-settings.server.ts"

let pool: DbPool
beforeAll(() => {
  pool = createPool({ url: inject("postgresUrl"), name: "test", log: silentLog, maxConnections: 1 })
})
afterAll(() => pool.end())

async function read(db: Db) {
  const { rows } = await sql<{ value: string; isolation: string }>`
    select current_setting('test.value', true) as value,
      current_setting('transaction_isolation') as isolation`.execute(db)
  return rows[0]
}

test("passes a setting unchanged and drops it at the end of the transaction", async () => {
  const value = "it's; select \\ 1"
  expect(await read(dbWithSettings(pool, { "test.value": value }))).toMatchObject({ value })
  expect(await read(dbWithSettings(pool, {}))).toMatchObject({ value: "" })
})

test("keeps the isolation level of a transaction", async () => {
  const db = dbWithSettings(pool, { "test.value": "a" })
  const inside = await db.transaction().setIsolationLevel("serializable").execute(read)
  expect(inside).toEqual({ value: "a", isolation: "serializable" })
})

test("a refused setting fails the query and leaves the connection usable", async () => {
  const refused = dbWithSettings(pool, { "test.value": "a", "no such setting": "b" })
  await expect(read(refused)).rejects.toThrow(/unrecognized configuration parameter/)
  await expect(refused.transaction().execute(read)).rejects.toThrow(/unrecognized configuration parameter/)
  expect(await read(dbWithSettings(pool, { "test.value": "c" }))).toMatchObject({ value: "c" })
})

test("a connection lost during a statement fails with the error of that statement", async () => {
  const url = new URL(inject("postgresUrl"))
  const proxy = await startCuttingProxy(Number(url.port))
  url.port = String(proxy.port)
  const broken = createPool({ url: url.href, name: "test cut", log: silentLog, maxConnections: 1 })
  const work = sql`select pg_sleep(5)`.execute(dbWithSettings(broken, { "test.value": "a" }))
  const failed = expect(work).rejects.toThrow(/terminated unexpectedly|ECONNRESET/)
  await eventually(async () => {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where application_name = 'test cut' and query ~ '^select pg_sleep'",
    )
    return rowCount === 1
  })
  await proxy.stop()
  await failed
  expect(broken.totalCount).toBe(0)
  await broken.end()
})
