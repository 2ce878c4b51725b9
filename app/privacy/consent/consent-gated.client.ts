import type { ConsentState, OptionalCategory } from "./consent.ts"
import { consentNow, subscribeToConsent } from "./consent-memory.client.ts"

/**
 * Anything optional: it starts when its category is granted and stops when it is withdrawn. `stop` takes away
 * what it stored and says whether the page must be loaded anew (a script that ran cannot be unloaded).
 */
export type ConsentGated = {
  name: string
  category: OptionalCategory
  start: () => void
  /** Also called once at the start of a visit without consent: what an earlier visit left is taken away. */
  stop: () => { needsFreshPage: boolean }
}

/** The one gate (D32). Nothing optional may start itself by any other way. */
export function runConsentGated(
  things: readonly ConsentGated[],
  loadAnew: () => void = () => window.location.reload(),
) {
  const running = new Set<ConsentGated>()
  const stopped = new Set<ConsentGated>()
  const obey = () => {
    const state = consentNow()
    let needsFreshPage = false
    for (const thing of things) {
      if (isGranted(state, thing)) {
        if (!running.has(thing)) thing.start()
        running.add(thing)
        stopped.delete(thing)
      } else if (!stopped.has(thing)) {
        const wasRunning = running.delete(thing)
        stopped.add(thing)
        needsFreshPage = (thing.stop().needsFreshPage && wasRunning) || needsFreshPage
      }
    }
    if (needsFreshPage) loadAnew()
  }
  obey()
  return subscribeToConsent(obey)
}

function isGranted(state: ConsentState, thing: ConsentGated) {
  return state.hasConsented && state.preferences[thing.category]
}
