import type { Db } from "../../platform/db/db.server.ts"
import type { Work } from "./change-incident.server.ts"
import { type IncidentFacts, incidentTarget } from "./incident.ts"
import { insertIncident } from "./incident-store.server.ts"

export function registerIncident(db: Db, { record, staffId }: Work, facts: IncidentFacts): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const id = await insertIncident(transaction, staffId, facts)
    const details = { kind: facts.kind }
    await record(transaction, {
      staffId,
      action: "incidente_registrado",
      target: incidentTarget(id),
      details,
    })
    return id
  })
}
