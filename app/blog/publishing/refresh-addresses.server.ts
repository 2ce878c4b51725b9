import type { Db } from "../../platform/db/db.server.ts"
import type { RefreshEdge } from "../../platform/http/edge-refresh.server.ts"
import { listShownAddresses } from "./listed-address-store.server.ts"

type Change = { slug: string; former: readonly string[] }

/** Where a changed post can be seen now and where it could be seen before: asked for anew, and nothing else. */
export async function refreshAddresses(
  { db, refreshEdge }: { db: Db; refreshEdge: RefreshEdge },
  { slug, former }: Change,
) {
  const addresses = [...new Set([...(await listShownAddresses(db, slug)), ...former])]
  await refreshEdge(addresses)
  return addresses.length
}
