import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router"
import { scrollSmoothly } from "../../ui/layout/scroll-smoothly.client.ts"

// §9: rolagem 100 ms depois de chegar à página inicial
const arrivalDelayMs = 100

/**
 * Links to a place of a page: on this page the router glides there; a place on another page is reached in two steps, first
 * the page, then, after a moment, the place (S2.19, D64).
 */
export function usePlaces() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const arrivingAt = (state as { place?: string } | null)?.place

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = placeLink(event)
      if (!link) return
      event.preventDefault()
      const { pathname, search, hash } = link
      const here = window.location
      if (pathname === here.pathname && search === here.search) {
        moveFocusTo(hash)
        void navigate(search + hash, { replace: hash === here.hash })
      } else void navigate(pathname + search, { state: { place: hash } })
    }
    document.addEventListener("click", follow)
    return () => document.removeEventListener("click", follow)
  }, [navigate])

  useEffect(() => {
    const timer = arrivingAt
      ? setTimeout(() => {
          moveFocusTo(arrivingAt)
          void navigate(arrivingAt, { replace: true })
        }, arrivalDelayMs)
      : undefined
    return () => clearTimeout(timer)
  }, [arrivingAt, navigate])
}

/** A plain click on a link of this site with a place; anything else is left to the router and the browser. */
function placeLink(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest("a") : null
  return link?.hash && !link.target && link.origin === window.location.origin ? link : null
}

/** The keyboard and the reader go on from the place; the router scrolls to it, gliding. */
function moveFocusTo(hash: string) {
  scrollSmoothly()
  const place = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
