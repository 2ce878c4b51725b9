import { createDb } from "../../app/platform/db/db.server.ts"
import { createRandom } from "../../db/seed/random.ts"
import { enrolPerson } from "../../testing/factories/staff.ts"
import { storeIncident } from "../../testing/factories/stored-incident.ts"
import { storeLeads } from "../../testing/factories/stored-lead.ts"
import type { KnownRows } from "../../testing/route-forms.ts"
import { silentLog } from "../../testing/servers/test-database.ts"
import type { ProductStack } from "../stack/product-stack.ts"

/** `leaving` is used for signing out, so that `staying` is signed in during the whole run. */
export type SignedInDesk = { known: KnownRows; staying: string; leaving: string }

/** Two signed-in administrators, and rows that malformed requests may name. */
export async function signInToDesk({
  databaseUrl,
  urls,
  edge,
}: Pick<ProductStack, "databaseUrl" | "urls" | "edge">): Promise<SignedInDesk> {
  const open = (url: string) => createDb({ url, name: "fault run", log: silentLog, maxConnections: 2 })
  const as = { owner: open(databaseUrl), auth: open(urls.auth) }
  try {
    const [leadId = 0] = await storeLeads(as.owner, createRandom(1), [{}])
    const enrol = (name: string) =>
      enrolPerson({ as }, { name, role: "administracao", ...(edge ? { publicUrl: edge.url } : {}) })
    const [one, other] = [await enrol("Ficante Modelo"), await enrol("Saindo Modelo")]
    const incidentId = await storeIncident(as.owner, one.id)
    return {
      known: {
        leadId,
        personId: other.id,
        incidentId,
        slug: "golpe-do-boleto-falso",
        protocol: "LGPD-0000-0000",
      },
      staying: one.browser.cookie(),
      leaving: other.browser.cookie(),
    }
  } finally {
    await Promise.all(Object.values(as).map((db) => db.destroy()))
  }
}
