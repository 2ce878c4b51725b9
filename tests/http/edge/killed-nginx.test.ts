import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { eventually } from "../../../testing/eventually.ts"
import { openSite, type WebProcess } from "../../../testing/servers/app-processes.ts"
import { startNginx } from "../../../testing/servers/nginx.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { edgeVisitor } from "../../../testing/visitors/edge-visitor.ts"
import { goodFields } from "../../../testing/visitors/posted-form.ts"

// `npm run faults -- R1` kills nginx, both processes of the site, the worker and PostgreSQL under load.
let database: TestDatabase
let site: WebProcess
let nginx: Awaited<ReturnType<typeof startNginx>>
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  site = await openSite({ database, env: { TRUST_PROXY: "1" } })
  nginx = await startNginx(site.port)
})
afterAll(async () => {
  await nginx?.stop()
  await site?.stop()
  await database?.drop()
})

const protocols = () => database.as.owner.selectFrom("leads").select("protocol").execute()

test("[N18.03] a lead whose answer was lost with a killed nginx is stored, and sent again it is the same lead", async () => {
  const { send } = edgeVisitor(nginx)
  const body = new URLSearchParams({ ...goodFields, submission_key: randomUUID() }).toString()
  const post = () =>
    send("/cotacao?form=main", {
      method: "POST",
      headers: { origin: nginx.url, "content-type": "application/x-www-form-urlencoded" },
      body,
    })
  const waiting = () =>
    sql<{ count: number }>`
      select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
      .execute(database.as.owner)
      .then(({ rows }) => Number(rows[0]?.count) > 0)

  const cut = await database.as.owner.transaction().execute(async (transaction) => {
    await sql`lock table leads in share mode`.execute(transaction)
    const first = post().then(
      () => "answered",
      () => "cut",
    )
    await eventually(waiting)
    await nginx.kill()
    return await first
  })
  expect(cut).toBe("cut")
  const [stored] = await eventually(async () => {
    const rows = await protocols()
    return rows.length > 0 && rows
  })

  await expect(post()).rejects.toMatchObject({ code: "ECONNREFUSED" })
  await nginx.startAgain()
  const { status, text } = await post()
  expect(status).toBe(200)
  expect(JSON.parse(text)).toMatchObject({ success: true, protocol: stored?.protocol })
  expect(await protocols()).toHaveLength(1)
})
