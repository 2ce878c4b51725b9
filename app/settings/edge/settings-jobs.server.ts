import type { RefreshEdge } from "../../platform/http/edge-refresh.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import type { SettingsReader } from "../store/settings-reader.server.ts"
import { refreshEdgePages } from "./settings-queues.ts"

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
      const addresses = await listPublicAddresses()
      await refreshEdge(addresses)
      log.info(
        { addresses: addresses.length, version, ms: Math.round(performance.now() - startedAt) },
        "edge refreshed after a change of settings",
      )
    }),
  ]
}
