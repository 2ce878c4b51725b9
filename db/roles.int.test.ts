import { Client } from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createDb } from "../app/platform/db/db.server.ts"
import type { Secrets } from "../app/platform/keys/secrets.ts"
import { storeLeads } from "../testing/factories/stored-lead.ts"
import { silentLog } from "../testing/servers/test-database.ts"
import { startThrowawayPostgres } from "./local-postgres.ts"
import { ensureDatabase, migrate } from "./migrate.ts"
import { ensureRoles, type LoginRole, roleUrl } from "./roles.ts"
import { createRandom } from "./seed/random.ts"

const first = { version: 1, value: "the-first-secret-of-the-roles-in-tests" }
const second = { version: 2, value: "the-second-secret-of-the-roles-in-tests" }

let server: Awaited<ReturnType<typeof startThrowawayPostgres>>
let databaseUrl = ""
beforeAll(async () => {
  server = await startThrowawayPostgres()
  databaseUrl = await ensureDatabase(server.url, "webplan")
  await migrate({ databaseUrl, roleSecrets: [first] })
})
afterAll(() => server.stop())

async function connect(secrets: Secrets, role: LoginRole) {
  const client = new Client({ connectionString: roleUrl(databaseUrl, secrets, role) })
  client.on("error", () => {})
  await client.connect()
  return client
}

async function withAdministrator<T>(work: (client: Client) => Promise<T>) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test("[N16.06] both versions of the role secret work until the old one is retired; open connections stay", async () => {
  const old = await connect([first], "webplan_web")
  await expect(connect([second], "webplan_web")).rejects.toThrow(/authentication failed|not permitted/)
  await withAdministrator((client) => ensureRoles(client, [first, second]))
  for (const version of [first, second]) await (await connect([version], "webplan_staff")).end()
  await withAdministrator((client) => ensureRoles(client, [second]))
  await expect(connect([first], "webplan_web")).rejects.toThrow(/authentication failed|not permitted/)
  expect((await old.query("select 1 as one")).rows).toEqual([{ one: 1 }])
  await old.end()
})

test("[N16.06] a connection with the second login acts as the role itself, with its timeouts and nothing more", async () => {
  const client = await connect([second], "webplan_web")
  const { rows } = await client.query("select current_user, current_setting('statement_timeout') as timeout")
  expect(rows).toEqual([{ current_user: "webplan_web", timeout: "8s" }])
  await expect(client.query("select from leads")).rejects.toThrow(/permission denied/)
  await expect(client.query("set role webplan_staff")).rejects.toThrow(/permission denied/)
  // Rules that ask for the name of the role cannot be avoided: without the role the login may do nothing.
  await client.query("set role none")
  await expect(client.query("select from blog_posts")).rejects.toThrow(/permission denied/)
  await client.end()
})

test("[N18.03] no role commits without waiting for the disk, and a transaction that nobody continues, as after a cut of the network, loses its locks", async () => {
  await withAdministrator((client) => ensureRoles(client, [second]))
  for (const role of ["webplan_web", "webplan_staff", "webplan_auth"] as const) {
    const client = await connect([second], role)
    const { rows } = await client.query<{ limit: string }>(
      "select current_setting('idle_in_transaction_session_timeout') as limit",
    )
    expect(rows[0]?.limit, role).toMatch(/^(10|20)s$/)
    await client.end()
  }
  const settings = await withAdministrator((client) =>
    client.query<{ text: string }>("select setconfig::text as text from pg_db_role_setting"),
  )
  expect(settings.rows.length).toBeGreaterThan(4)
  expect(settings.rows.filter(({ text }) => /synchronous_commit|fsync/.test(text))).toEqual([])
  const [silent, other] = [
    await connect([second], "webplan_worker"),
    await connect([second], "webplan_worker"),
  ]
  await silent.query("begin; select pg_advisory_xact_lock(1)")
  await other.query("set lock_timeout = '9s'")
  await other.query("select pg_advisory_lock(1)")
  await expect(silent.query("commit")).rejects.toThrow(/terminat|not queryable/)
  await other.end()
})

test("[N16.06] no password is sent to the server as text", async () => {
  const statements: string[] = []
  await withAdministrator((client) => {
    const query = client.query.bind(client)
    client.query = ((text: string) => {
      statements.push(text)
      return query(text)
    }) as typeof client.query
    return ensureRoles(client, [second])
  })
  const password = new URL(roleUrl(databaseUrl, [second], "webplan_web")).password
  expect(
    statements.some((text) => text.includes("alter role webplan_web_b login password 'SCRAM-SHA-256$")),
  ).toBe(true)
  expect(statements.join("\n")).not.toContain(password)
})

test("[N16.06] leads that the worker erases with the second login stay counted", async () => {
  const owner = createDb({ url: databaseUrl, name: "test", log: silentLog, maxConnections: 1 })
  const [leadId = 0] = await storeLeads(owner, createRandom(1), [{}])
  const worker = await connect([second], "webplan_worker")
  await worker.query("select repeat_holder_act('erased', l.id, l.created_at) from leads l where l.id = $1", [
    leadId,
  ])
  await worker.end()
  const { total } = await owner
    .selectFrom("erasedLeadCounts")
    .select(({ fn }) => fn.sum<string>("total").as("total"))
    .executeTakeFirstOrThrow()
  expect(Number(total)).toBeGreaterThan(0)
  await owner.destroy()
})
