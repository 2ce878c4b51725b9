import { useEffect, useLayoutEffect, useRef } from "react"
import { NavigationType, useLocation, useNavigationType } from "react-router"

const places = new Map<string, number>()

/**
 * A page begins at its top, and going back finds the place again. The router's own would write the places into the
 * browser's storage, where a visitor who agreed to nothing must find nothing (D61); these end with the visit.
 */
export const ScrollMemory = () => {
  const { key, hash } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(key)

  useEffect(() => {
    const note = () => places.set(shown.current, window.scrollY)
    window.addEventListener("scroll", note, { passive: true })
    return () => window.removeEventListener("scroll", note)
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
