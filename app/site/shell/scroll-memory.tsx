import { useEffect, useLayoutEffect, useRef } from "react"
import { NavigationType, useLocation, useNavigationType } from "react-router"

const places = new Map<string, number>()

/**
 * A page begins at its top, and going back finds the place again. The router's own would write the places into the
 * browser's storage, where a visitor who agreed to nothing must find nothing (D61); these end with the visit.
 */
export function ScrollMemory() {
  const { key, hash } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(key)

  useEffect(() => {
    const note = () => places.set(shown.current, window.scrollY)
    // Within the site places are ours; when the page is left for good, the browser remembers its own.
    const leave = () => {
      window.history.scrollRestoration = "auto"
    }
    window.history.scrollRestoration = "manual"
    window.addEventListener("scroll", note, { passive: true })
    window.addEventListener("pagehide", leave)
    return () => {
      window.removeEventListener("scroll", note)
      window.removeEventListener("pagehide", leave)
      leave()
    }
  }, [])

  useLayoutEffect(() => {
    // The first page of a visit is the browser's own business.
    if (shown.current === key) return
    shown.current = key
    if (navigation === NavigationType.Pop) window.scrollTo(0, places.get(key) ?? 0)
    else if (!hash) window.scrollTo(0, 0)
  }, [key, navigation, hash])
  return null
}
