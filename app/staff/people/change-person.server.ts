import type { Db } from "../../platform/db/db.server.ts"
import { insertAudit } from "../audit/audit-store.server.ts"
import { withdrawInvitations } from "./invitation-store.server.ts"
import { lockAdministrators, updatePersonBan, updatePersonRole } from "./people-store.server.ts"
import type { StaffRole } from "./staff-person.ts"
import { tellAdministrators } from "./tell-administrators.server.ts"

export type PersonChange = { kind: "role"; role: StaffRole } | { kind: "turn-off" } | { kind: "turn-on" }
export type PersonRefusal = "missing" | "last-administrator"

/** Refuses to remove the last administrator. */
export function changePerson(
  db: Db,
  { personId, change, staffId }: { personId: string; change: PersonChange; staffId: string },
): Promise<"changed" | PersonRefusal> {
  return db.transaction().execute(async (transaction) => {
    const administrators = await lockAdministrators(transaction)
    const losesAdministration =
      change.kind === "turn-off" || (change.kind === "role" && change.role !== "administracao")
    const isLast = administrators.length === 1 && administrators[0] === personId
    if (losesAdministration && isLast) return "last-administrator"
    const changed =
      change.kind === "role"
        ? await updatePersonRole(transaction, personId, change.role)
        : await updatePersonBan(transaction, personId, change.kind === "turn-off")
    if (!changed) return "missing"
    // An older invitation would restore the old role.
    await withdrawInvitations(transaction, changed.email)
    await insertAudit(transaction, { staffId, target: personId, ...auditOf(change) })
    await tellAdministrators(transaction, staffId, { ...change, personId })
    return "changed"
  })
}

function auditOf(change: PersonChange) {
  return change.kind === "role"
    ? { action: "papel_mudado", details: { role: change.role } }
    : { action: change.kind === "turn-off" ? "acesso_desligado" : "acesso_religado" }
}
