import { useEffect } from "react"
import { ScrollRestoration } from "react-router"

const storageKey = "scroll"

/**
 * A new page starts at its top, and going back restores the scroll position. The router stores the positions in the
 * browser when the page is left. A visitor may not have agreed to storage (D61), so they are removed; after a reload the
 * browser restores the position itself.
 */
export function VisitScroll() {
  useEffect(() => {
    // This event follows pagehide, when the router writes.
    document.addEventListener("visibilitychange", clearStoredPositions)
    return () => document.removeEventListener("visibilitychange", clearStoredPositions)
  }, [])
  return <ScrollRestoration storageKey={storageKey} />
}

function clearStoredPositions() {
  try {
    if (document.visibilityState === "hidden") sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked, so nothing was written.
  }
}
