import { randomBytes } from "node:crypto"
import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect } from "kysely"
import { Client } from "pg"
import { createDb, type Db } from "../app/platform/db.server.ts"
import { createLog } from "../app/platform/log.server.ts"
import { startThrowawayPostgres } from "../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../db/migrate.ts"
import { roleUrl } from "../db/roles.ts"
import type { DB } from "../db/types.generated.ts"
import { openBarePool } from "./bare-pool.ts"
import { buildDeskCorpus } from "./desk-corpus.ts"

const log = createLog({ level: "silent", door: "bench", pretty: false })
// Roles belong to the server, not to a database: one secret for both desks.
const roleSecret = randomBytes(24).toString("base64url")

/** Whose desk it is: one of the corpus's twelve people. */
export const me = "00000000-0000-4000-8000-000000000013"

export type Desk = {
  leads: number
  db: Db
  admin: Client
  explain: (ask: (db: Db) => Promise<unknown>) => Promise<string[]>
  close: () => Promise<void>
}

const openDesk = async (serverUrl: string, leads: number): Promise<Desk> => {
  const databaseUrl = await ensureDatabase(serverUrl, `desk_${leads}`)
  await migrate({ databaseUrl, roleSecret })
  const seconds = await buildDeskCorpus(databaseUrl, leads)
  const admin = new Client({ connectionString: databaseUrl })
  await admin.connect()
  const { rows } = await admin.query<{ size: string }>(
    "select pg_size_pretty(pg_total_relation_size('leads')) as size",
  )
  console.log(`${leads} leads built in ${seconds.toFixed(0)} s: ${rows[0]?.size} with their indexes`)
  const url = new URL(roleUrl(databaseUrl, roleSecret, "webplan_staff"))
  // The desk as its own role reads it, row-level security included.
  url.searchParams.set("options", `-c webplan.staff_id=${me} -c webplan.staff_role=atendente`)
  const db = createDb({ url: url.toString(), name: "bench", log, maxConnections: 2 })
  const pool = openBarePool({ connectionString: url.toString(), max: 1 })
  // Ended and yet told that the server went away.
  pool.on("error", () => {})
  let heard: CompiledQuery[] = []
  const listening = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void heard.push(query),
  })
  const explain: Desk["explain"] = async (ask) => {
    heard = []
    await ask(listening)
    const plans: string[] = []
    for (const { sql, parameters } of heard) {
      const plan = await pool.query<{ "QUERY PLAN": string }>(
        `explain (analyze, buffers, costs off) ${sql}`,
        [...parameters],
      )
      plans.push(plan.rows.map((row) => row["QUERY PLAN"]).join("\n"))
    }
    return plans
  }
  const close = async () => {
    await Promise.all([db.destroy(), listening.destroy(), admin.end()])
  }
  return { leads, db, admin, explain, close }
}

/** The small and the large desk on one server. */
export const openDesks = async ([small, large]: readonly [number, number]) => {
  const server = await startThrowawayPostgres()
  const desks = [await openDesk(server.url, small), await openDesk(server.url, large)] as const
  const close = async () => {
    await Promise.all(desks.map((desk) => desk.close()))
    await server.stop()
  }
  return { small: desks[0], large: desks[1], close }
}
