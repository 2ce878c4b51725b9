import type { RefreshEdge } from "../../platform/http/edge-refresh.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import type { SettingsReader } from "../store/settings-reader.server.ts"
import { refreshEdgePages } from "./settings-queues.ts"

/** An edge that does not answer is noticed after a batch, and the job is tried again. */
const batchSize = 100

type Context = {
  log: Log
  settings: Pick<SettingsReader, "atLeast">
  refreshEdge: RefreshEdge
  /** Every public page, the most important first. worker.ts puts the list together. */
  listPublicAddresses: () => Promise<readonly string[]>
}

export function settingsJobs({ log, settings, refreshEdge, listPublicAddresses }: Context) {
  return [
    job(refreshEdgePages, async ({ version }) => {
      // The requests to the edge name the version of this process, and the site's processes must have read it too.
      await settings.atLeast(version)
      const startedAt = performance.now()
      const addresses = inOrder(await listPublicAddresses())
      for (let n = 0; n < addresses.length; n += batchSize)
        await refreshEdge(addresses.slice(n, n + batchSize))
      log.info(
        { addresses: addresses.length, version, ms: Math.round(performance.now() - startedAt) },
        "edge refreshed after a change of settings",
      )
    }),
  ]
}

/** Pages first, then their variants by query, and last the data that only the script requests. */
function inOrder(addresses: readonly string[]) {
  return addresses.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function rankOf(address: string) {
  if (/\.data(?:\?|$)/.test(address)) return 2
  return address.includes("?") ? 1 : 0
}
