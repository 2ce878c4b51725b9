import type { Db } from "../../platform/db/db.server.ts"
import type { RefreshEdge } from "../../platform/http/edge-refresh.server.ts"
import { listPostAddresses } from "./post-address-store.server.ts"

type Change = { slug: string; former: readonly string[] }

/** Refreshes at the edge the pages that show a changed post and those that showed it before. */
export async function refreshAddresses(
  { db, refreshEdge }: { db: Db; refreshEdge: RefreshEdge },
  { slug, former }: Change,
) {
  const addresses = [...new Set([...(await listPostAddresses(db, slug)), ...former])]
  await refreshEdge(addresses)
  return addresses.length
}
