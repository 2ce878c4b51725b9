import { useSyncExternalStore } from "react"

/** The part being read; on the server nobody reads yet. */
export function useCurrentPart(ids: readonly string[]) {
  return useSyncExternalStore(
    onScroll,
    () => ids.findLast(hasBegun) ?? ids[0] ?? null,
    () => null,
  )
}

function onScroll(tell: () => void) {
  window.addEventListener("scroll", tell, { passive: true })
  return () => window.removeEventListener("scroll", tell)
}

/** A heading in the upper third of the window has begun. */
function hasBegun(id: string) {
  const top = document.getElementById(id)?.getBoundingClientRect().top
  return top !== undefined && top < window.innerHeight / 3
}
