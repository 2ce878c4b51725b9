import type { Db } from "../platform/db/db.server.ts"
import type { Colleague } from "./desk-lead.ts"

/** People who may own leads and can sign in, ordered by name; D73: at most 500. */
export async function listColleagues(db: Db): Promise<(Colleague & { isPaused: boolean })[]> {
  const rows = await db
    .selectFrom("staffPeople")
    .select(["id", "name", "pausedAt"])
    .where("role", "in", ["atendente", "gestao", "administracao"])
    .where("banned", "=", false)
    .orderBy("name")
    .limit(500)
    .execute()
  return rows.map(({ id, name, pausedAt }) => ({ id, name, isPaused: pausedAt !== null }))
}
