import { sql } from "kysely"
import { expect, inject, test } from "vitest"
import { startCuttingProxy } from "../../../testing/servers/cutting-proxy.ts"
import { silentLog } from "../../../testing/servers/test-database.ts"
import { createDb } from "./db.server.ts"

test("a connection lost between two statements fails its user and not the process", async () => {
  const url = new URL(inject("postgresUrl"))
  const proxy = await startCuttingProxy(Number(url.port))
  url.port = String(proxy.port)
  const db = createDb({ url: url.href, name: "test", log: silentLog, maxConnections: 1 })
  const work = db.connection().execute(async (held) => {
    await sql`select 1`.execute(held)
    // Between two statements no pending query can report the loss.
    await proxy.stop()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await sql`select 1`.execute(held)
  })
  await expect(work).rejects.toThrow(/connection|queryable/i)
  await db.destroy()
})
