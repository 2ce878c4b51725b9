import { useSyncExternalStore } from "react"

/** Whether the page is scrolled more than so many pixels; on the server it never is. */
export function useScrolledPast(pixels: number) {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  )
}

function onScroll(tell: () => void) {
  window.addEventListener("scroll", tell, { passive: true })
  return () => window.removeEventListener("scroll", tell)
}
