import { useSyncExternalStore } from "react"

/** Whether the page is scrolled by more than `pixels`; false on the server. */
export function useScrolledPast(pixels: number) {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  )
}

function onScroll(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true })
  return () => window.removeEventListener("scroll", onChange)
}
