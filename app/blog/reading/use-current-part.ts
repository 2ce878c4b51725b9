import { useSyncExternalStore } from "react"

/** The id of the part being read; null on the server. */
export function useCurrentPart(ids: readonly string[]) {
  return useSyncExternalStore(
    onScroll,
    () => ids.findLast(hasBegun) ?? ids[0] ?? null,
    () => null,
  )
}

function onScroll(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true })
  return () => window.removeEventListener("scroll", onChange)
}

/** A part begins when its heading reaches the upper third of the window. */
function hasBegun(id: string) {
  const top = document.getElementById(id)?.getBoundingClientRect().top
  return top !== undefined && top < window.innerHeight / 3
}
