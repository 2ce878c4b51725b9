import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { caio, gilda, rui, storePeople } from "../../../testing/factories/office-people.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { startPgBouncer } from "../../../testing/servers/pgbouncer.ts"
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
  testPerson,
} from "../../../testing/servers/test-database.ts"
import { createDb, createPool, type Db, type DbPool } from "../../platform/db/db.server.ts"
import { insertAudit } from "../audit/audit-store.server.ts"
import { type DbPerson, dbAsPerson } from "./db-as-person.server.ts"

/** One PgBouncer with one server connection. Its clients are the desk's pool and a pool without an identity. */
let database: TestDatabase
let pooler: Awaited<ReturnType<typeof startPgBouncer>>
let desk: DbPool
let anonymous: Db
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  const { owner } = database.as
  await storePeople(owner)
  await storeLeads(owner, createRandom(3), [{}, {}, {}])
  await insertAudit(owner, { staffId: gilda.id, action: "entrou" })
  await owner
    .insertInto("staffInvitations")
    .values({ email: "rita@webplan.example", name: "Rita", role: "redacao", invitedBy: testPerson.id })
    .execute()
  pooler = await startPgBouncer(database.urls.staff)
  desk = createPool({ url: pooler.url, name: "test desk", log: silentLog })
  anonymous = createDb({ url: pooler.url, name: "test anonymous", log: silentLog, maxConnections: 2 })
})
afterAll(async () => {
  await Promise.all([desk.end(), anonymous.destroy()])
  await pooler.stop()
  await database.drop()
})

const seesNothing = { id: null, role: null, leads: 0, audit: 0, invitations: 0, colleagues: 0 }
const visibleRows: [DbPerson, Record<string, number>][] = [
  [rui, { leads: 0, audit: 0, invitations: 0, colleagues: 5 }],
  [caio, { leads: 3, audit: 0, invitations: 0, colleagues: 5 }],
  [gilda, { leads: 3, audit: 1, invitations: 0, colleagues: 5 }],
  [testPerson, { leads: 3, audit: 1, invitations: 1, colleagues: 5 }],
]

async function readVisible(db: Db) {
  const { rows } = await sql<Record<string, unknown>>`
    select current_staff_id() as id, current_staff_role() as role, (select count(*) from leads) as leads,
      (select count(*) from staff_audit) as audit, (select count(*) from staff_invitations) as invitations,
      (select count(*) from staff_people) as colleagues`.execute(db)
  return rows[0]
}

async function serverConnection(db: Db) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid
}

test("[N18.04] people of four roles on one server connection see what their role allows, concurrently and in turns", async () => {
  const connections = new Set<number | undefined>()
  const work = visibleRows.map(async ([{ id, role }, rights]) => {
    const db = dbAsPerson(desk, { id, role })
    for (let round = 0; round < 25; round++) {
      expect(await readVisible(db)).toEqual({ id, role, ...rights })
      await db.transaction().execute(async (transaction) => {
        expect(await readVisible(transaction)).toEqual({ id, role, ...rights })
        connections.add(await serverConnection(transaction))
        expect(await readVisible(transaction)).toEqual({ id, role, ...rights })
      })
      expect(await readVisible(anonymous)).toEqual(seesNothing)
      connections.add(await serverConnection(anonymous))
    }
  })
  await Promise.all(work)
  expect(connections.size).toBe(1)
})

const asCaio = () => dbAsPerson(desk, caio)
const failures: [string, () => Promise<unknown>, RegExp][] = [
  ["a statement", () => sql`select 1 / 0`.execute(asCaio()), /division by zero/],
  [
    "an audit entry with another person's id",
    () => insertAudit(asCaio(), { staffId: gilda.id, action: "entrou" }),
    /row-level security/,
  ],
  [
    "a statement of a transaction",
    () =>
      asCaio()
        .transaction()
        .execute((transaction) => sql`select 1 / 0`.execute(transaction)),
    /division by zero/,
  ],
  [
    "an error thrown in a transaction",
    () =>
      asCaio()
        .transaction()
        .execute(async (transaction) => {
          await insertAudit(transaction, { staffId: caio.id, action: "entrou" })
          throw new Error("not this time")
        }),
    /not this time/,
  ],
]

test.each(failures)(
  "[N18.04] %s that fails leaves no identity on the connection and no row",
  async (_name, fail, message) => {
    await expect(fail()).rejects.toThrow(message)
    expect(await readVisible(anonymous)).toEqual(seesNothing)
    expect(await readVisible(asCaio())).toMatchObject({ id: caio.id, leads: 3 })
    expect(await readVisible(dbAsPerson(desk, testPerson))).toMatchObject({ id: testPerson.id, audit: 1 })
  },
)

test("[N18.04] control: an identity set on the session leaks to the next client of the pooler", async () => {
  const other = createDb({ url: pooler.url, name: "test other", log: silentLog, maxConnections: 1 })
  await sql`select set_config('webplan.staff_id', ${gilda.id}, false),
    set_config('webplan.staff_role', ${gilda.role}, false)`.execute(other)
  expect(await readVisible(anonymous)).toMatchObject({ id: gilda.id, role: "gestao", leads: 3, audit: 1 })
  await sql`reset all`.execute(other)
  await other.destroy()
})
