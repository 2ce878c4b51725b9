import { useEffect } from "react"
import { ScrollRestoration } from "react-router"

const storageKey = "scroll"

/**
 * A page begins at its top, and going back finds the place again. The router writes the places into the browser's storage
 * when the page is left; a visitor who agreed to nothing must find nothing there (D61), and after a reload the browser
 * itself knows the place.
 */
export function VisitScroll() {
  useEffect(() => {
    // This event follows pagehide, which is when the router writes.
    document.addEventListener("visibilitychange", forget)
    return () => document.removeEventListener("visibilitychange", forget)
  }, [])
  return <ScrollRestoration storageKey={storageKey} />
}

function forget() {
  try {
    if (document.visibilityState === "hidden") sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was written where nothing may be.
  }
}
