import { useSyncExternalStore } from "react"

/** False on the server and while the page is being hydrated, true from then on. */
export function useIsAwake() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

const subscribe = () => () => {}
