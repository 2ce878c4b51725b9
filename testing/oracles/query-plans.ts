import { CompiledQuery } from "kysely"
import type { Db } from "../../app/platform/db/db.server.ts"

/** Records the queries that stores send with this Db, and returns their plans from PostgreSQL. */
export function recordPlans(db: Db, explain = "explain") {
  return async (act: (db: Db) => Promise<unknown>) => {
    const sent: CompiledQuery[] = []
    const recording = db.withPlugin({
      transformQuery({ node, queryId }) {
        sent.push(db.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await act(recording)
    const plans: string[] = []
    for (const { sql, parameters } of sent) {
      const query = CompiledQuery.raw(`${explain} ${sql}`, [...parameters])
      const { rows } = await db.withoutPlugins().executeQuery<Record<"QUERY PLAN", string>>(query)
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"))
    }
    return plans
  }
}
