import { afterAll, expect, test } from "vitest"
import { silentLog } from "../../../testing/servers/test-database.ts"
import { createDb } from "../../platform/db/db.server.ts"
import { checkLeadConnection } from "../diagnostics/check-lead-connection.server.ts"
import { readLeadStats } from "./read-lead-stats.server.ts"
import { readLeads } from "./read-leads.server.ts"

/** Nothing listens on port 1: a database that is away, without a database. */
const db = createDb({ url: "postgres://staff:s3nha@127.0.0.1:1/none", name: "test", log: silentLog })
const world = { db, log: silentLog }
afterAll(() => db.destroy())

test("[S8.08] a failure to read leads gives an empty list, marked as a failure", async () => {
  expect(await readLeads(world)).toEqual({ page: 1, perPage: 50, leads: [], total: 0, isFailed: true })
  expect(await readLeads(world, { operadora: "amil" }, { page: 2 })).toMatchObject({ leads: [], page: 2 })
})

test("[S8.09] a failure to read the stats gives zeros, marked as a failure", async () => {
  expect(await readLeadStats(world, new Date())).toEqual({
    total: 0,
    today: 0,
    month: 0,
    closed: 0,
    isFailed: true,
  })
})

test("[S8.10] [S8.12] the connection test tells a missing client from a database that is away", async () => {
  expect(await checkLeadConnection(undefined, silentLog)).toEqual({
    success: false,
    message: "Cliente Supabase não configurado",
  })
  const report = await checkLeadConnection(db, silentLog)
  expect(report.success).toBe(false)
  expect(report.message).toMatch(/^Erro de conexão: .*ECONNREFUSED/)
  expect(report.message).not.toContain("s3nha")
})
