import { dayOf } from "../../locale/pt-br.ts"
import type { RefreshEdge } from "../../platform/http/edge-refresh.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import { addDays } from "../../platform/time/plain-day.ts"
import { endsOn } from "../lists/ends-on.ts"
import type { SettingsReader } from "../store/settings-reader.server.ts"
import { dropExpired, refreshEdgePages } from "./settings-queues.ts"

/** An edge that does not answer is noticed after a batch, and the job is tried again. */
const batchSize = 100

type Context = {
  log: Log
  clock: Clock
  settings: Pick<SettingsReader, "atLeast" | "refresh" | "current">
  refreshEdge: RefreshEdge
  /** Every public page, the most important first. worker.ts puts the list together. */
  listPublicAddresses: () => Promise<readonly string[]>
}

export function settingsJobs({ log, clock, settings, refreshEdge, listPublicAddresses }: Context) {
  const refreshAll = async (reason: string) => {
    const startedAt = performance.now()
    const addresses = inOrder(await listPublicAddresses())
    for (let n = 0; n < addresses.length; n += batchSize) await refreshEdge(addresses.slice(n, n + batchSize))
    log.info(
      { addresses: addresses.length, reason, ms: Math.round(performance.now() - startedAt) },
      "edge refreshed",
    )
  }
  return [
    job(refreshEdgePages, async ({ version }) => {
      // The requests to the edge name the version of this process, and the site's processes must have read it too.
      await settings.atLeast(version)
      await refreshAll(`change ${version} of settings`)
    }),
    job(dropExpired, async () => {
      await settings.refresh()
      const snapshot = settings.current()
      const yesterday = addDays(dayOf(clock()), -1)
      const ended = snapshot ? endsOn(snapshot, yesterday) : []
      if (ended.length > 0) await refreshAll(`last day of ${ended.join(", ")}`)
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
