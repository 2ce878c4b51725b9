import type { Db } from "../../app/platform/db/db.server.ts"
import { insertIncident } from "../../app/privacy/incidents/incident-store.server.ts"

/** An open incident without leads; returns its number. */
export function storeIncident(owner: Db, reportedBy: string) {
  return insertIncident(owner, reportedBy, {
    kind: "outro",
    description: "Exemplo",
    dataKinds: [],
    startedAt: null,
    endedAt: null,
    knownAt: new Date(),
  })
}
