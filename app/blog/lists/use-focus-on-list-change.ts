import { type RefObject, useLayoutEffect, useRef } from "react"
import { NavigationType, useLocation, useNavigationType } from "react-router"
import { scrollSmoothly } from "../../ui/layout/scroll-smoothly.client.ts"

/**
 * When another page or search of the same list opens: scrolls smoothly to the top (S2.92) and moves the focus to the
 * list. A layout effect, because it must run before the router scrolls. Going back restores the position immediately.
 */
export function useFocusOnListChange(list: RefObject<HTMLElement | null>) {
  const { search } = useLocation()
  const type = useNavigationType()
  const previous = useRef(search)
  useLayoutEffect(() => {
    if (previous.current === search) return
    previous.current = search
    list.current?.focus({ preventScroll: true })
    if (type !== NavigationType.Pop) scrollSmoothly()
  }, [search, type, list])
}
