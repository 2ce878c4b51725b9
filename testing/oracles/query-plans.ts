import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect } from "kysely"
import { Pool } from "pg"
import type { Db } from "../../app/platform/db/db.server.ts"
import type { DB } from "../../db/types.generated.ts"

/** What the stores really send with these rights, and how PostgreSQL runs it. */
export function recordPlans(url: string, explain = "explain") {
  const pool = new Pool({ connectionString: url, max: 2 })
  // Ended and yet told that the server went away.
  pool.on("error", () => {})
  let heard: CompiledQuery[] = []
  const listening = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void heard.push(query),
  })
  const plansOf = async (ask: (db: Db) => Promise<unknown>) => {
    heard = []
    await ask(listening)
    const plans: string[] = []
    for (const { sql, parameters } of heard) {
      const { rows } = await pool.query<{ "QUERY PLAN": string }>(`${explain} ${sql}`, [...parameters])
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"))
    }
    return plans
  }
  return { plansOf, close: () => listening.destroy() }
}
