import { sql } from "kysely"
import type { Db } from "../../app/platform/db/db.server.ts"
import { newSecret } from "../../app/platform/http/random-secret.server.ts"

/** The hash of a session in which this address is proven, as after opening a mailed link. */
export async function openHolderSession(owner: Db, email: string) {
  const { hash } = newSecret()
  await sql`insert into holder_links (email, session_hash) values (${email}, ${hash})`.execute(owner)
  return hash
}

/** As if the day in which holders can undo their erasures were over. */
export async function endUndoTime(owner: Db) {
  await sql`update holder_requests set undo_until = now() where kind = 'eliminacao' and done_at is null`.execute(
    owner,
  )
}
