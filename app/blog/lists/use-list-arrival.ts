import { type RefObject, useLayoutEffect, useRef } from "react"
import { NavigationType, useLocation, useNavigationType } from "react-router"
import { scrollSmoothly } from "../../ui/layout/scroll-smoothly.client.ts"

/**
 * Another page or search of the list on screen: the scroll to the top glides (S2.92), and keyboard and reader go
 * on from the list. A layout effect, hence before the router scrolls. Going back restores the place at once.
 */
export function useListArrival(list: RefObject<HTMLElement | null>) {
  const { search } = useLocation()
  const type = useNavigationType()
  const shown = useRef(search)
  useLayoutEffect(() => {
    if (shown.current === search) return
    shown.current = search
    list.current?.focus({ preventScroll: true })
    if (type !== NavigationType.Pop) scrollSmoothly()
  }, [search, type, list])
}
