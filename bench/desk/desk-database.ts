import { randomBytes } from "node:crypto"
import { Client } from "pg"
import { createPool, type Db } from "../../app/platform/db/db.server.ts"
import { createLog } from "../../app/platform/process/log.server.ts"
import { dbAsPerson } from "../../app/staff/sign-in/db-as-person.server.ts"
import { startThrowawayPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { roleUrl } from "../../db/roles.ts"
import { buildDeskCorpus } from "../../testing/factories/desk-corpus.ts"
import { recordPlans } from "../../testing/oracles/query-plans.ts"
import { firstVersion } from "../../testing/test-secrets.ts"

const log = createLog({ level: "silent", process: "bench", pretty: false, personalKeys: [] })
// Roles belong to the server, not to a database, so both desks need the same secret.
const roleSecrets = firstVersion(randomBytes(24).toString("base64url"))

/** The signed-in person: one of the twelve people of the corpus. */
export const me = "00000000-0000-4000-8000-000000000013"

export type Desk = {
  leads: number
  db: Db
  admin: Client
  explain: (act: (db: Db) => Promise<unknown>) => Promise<string[]>
  close: () => Promise<void>
}

/** The small and the large desk on one server. */
export async function openDesks([small, large]: readonly [number, number]) {
  const server = await startThrowawayPostgres()
  const desks = [await openDesk(server.url, small), await openDesk(server.url, large)] as const
  const close = async () => {
    await Promise.all(desks.map((desk) => desk.close()))
    await server.stop()
  }
  return { small: desks[0], large: desks[1], close }
}

async function openDesk(serverUrl: string, leads: number): Promise<Desk> {
  const databaseUrl = await ensureDatabase(serverUrl, `desk_${leads}`)
  await migrate({ databaseUrl, roleSecrets })
  const seconds = await buildDeskCorpus(databaseUrl, leads)
  const admin = new Client({ connectionString: databaseUrl })
  await admin.connect()
  const { rows } = await admin.query<{ size: string }>(
    "select pg_size_pretty(pg_total_relation_size('leads')) as size",
  )
  console.log(`${leads} leads built in ${seconds.toFixed(0)} s: ${rows[0]?.size} with their indexes`)
  const url = roleUrl(databaseUrl, roleSecrets, "webplan_staff")
  const pool = createPool({ url, name: "bench", log, maxConnections: 2 })
  // Reads as one of the people, with row-level security.
  const db = dbAsPerson(pool, { id: me, role: "atendente" })
  const explain = recordPlans(db, "explain (analyze, buffers, costs off)")
  const close = async () => {
    await Promise.all([pool.end(), admin.end()])
  }
  return { leads, db, admin, explain, close }
}
