import type { ConsentState, OptionalCategory } from "./consent.ts"
import { currentConsent, subscribeToConsent } from "./consent-memory.client.ts"

/**
 * An optional feature: it starts when its category is granted and stops when it is withdrawn. `stop` deletes what the
 * feature stored, and returns whether the page must reload (a script that ran cannot be unloaded).
 */
export type ConsentGated = {
  name: string
  category: OptionalCategory
  start: () => void
  /** Also called once at the start of a visit without consent, to delete what an earlier visit stored. */
  stop: () => { needsReload: boolean }
}

/** The only place that may start optional features (D32). */
export function runConsentGated(
  features: readonly ConsentGated[],
  reload: () => void = () => window.location.reload(),
) {
  const running = new Set<ConsentGated>()
  const stopped = new Set<ConsentGated>()
  const update = () => {
    const state = currentConsent()
    let needsReload = false
    for (const feature of features) {
      if (isGranted(state, feature)) {
        if (!running.has(feature)) feature.start()
        running.add(feature)
        stopped.delete(feature)
      } else if (!stopped.has(feature)) {
        const wasRunning = running.delete(feature)
        stopped.add(feature)
        needsReload = (feature.stop().needsReload && wasRunning) || needsReload
      }
    }
    if (needsReload) reload()
  }
  update()
  return subscribeToConsent(update)
}

function isGranted(state: ConsentState, feature: ConsentGated) {
  return state.hasConsented && state.preferences[feature.category]
}
