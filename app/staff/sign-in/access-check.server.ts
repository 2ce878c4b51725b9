import type { Db } from "../../platform/db/db.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import type { StaffRole } from "../people/staff-person.ts"
import { listSessionRoles } from "./credential-store.server.ts"

type Batch = { sessionIds: Set<string>; roles: Promise<Map<string, string>> }

/**
 * Returns a function that checks whether a session still gives access with this role. It does not count as a request of
 * the person, so an idle session still expires. A new lead causes a check for each open stream of the process, so checks
 * that wait for the database share its next query.
 */
export function createAccessCheck({ db, clock }: { db: Db; clock: Clock }) {
  let lastQuery: Promise<unknown> = Promise.resolve()
  let next: Batch | null = null

  const openBatch = (): Batch => {
    const sessionIds = new Set<string>()
    const roles = lastQuery.then(() => {
      next = null
      return listSessionRoles(db, [...sessionIds], clock())
    })
    lastQuery = roles.catch(() => {})
    return { sessionIds, roles }
  }

  return async ({ sessionId, role }: { sessionId: string; role: StaffRole }) => {
    next ??= openBatch()
    next.sessionIds.add(sessionId)
    return (await next.roles).get(sessionId) === role
  }
}

export type AccessCheck = ReturnType<typeof createAccessCheck>
