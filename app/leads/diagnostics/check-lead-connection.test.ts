import { afterAll, expect, test } from "vitest"
import { silentLog } from "../../../testing/servers/test-database.ts"
import { createDb } from "../../platform/db/db.server.ts"
import { checkLeadConnection } from "./check-lead-connection.server.ts"

/** Nothing listens on port 1, so this database is unreachable. */
const db = createDb({ url: "postgres://staff:s3nha@127.0.0.1:1/none", name: "test", log: silentLog })
afterAll(() => db.destroy())

test("[S8.10] [S8.12] the connection test distinguishes a missing client from an unreachable database", async () => {
  expect(await checkLeadConnection(undefined, silentLog)).toEqual({
    success: false,
    message: "Cliente Supabase não configurado",
  })
  const report = await checkLeadConnection(db, silentLog)
  expect(report.success).toBe(false)
  expect(report.message).toMatch(/^Erro de conexão: .*ECONNREFUSED/)
  expect(report.message).not.toContain("s3nha")
})
