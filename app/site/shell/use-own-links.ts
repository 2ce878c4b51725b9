import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router"
import { glide } from "../../ui/layout/glide.client.ts"

// §9: rolagem 100 ms depois de chegar à página inicial
const arrivalDelayMs = 100

/**
 * Makes every plain <a href> of the site a change of page without a reload. A place on another page is
 * reached in two steps: first the page, then, after a moment, the place (S2.19, D64).
 */
export function useOwnLinks() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const arrivingAt = (state as { place?: string } | null)?.place

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = ownLink(event)
      if (!link) return
      event.preventDefault()
      const { pathname, search, hash } = link
      const here = window.location
      const isHere = pathname === here.pathname && search === here.search
      if (!hash) void navigate(pathname + search, { replace: isHere })
      else if (isHere) {
        jumpTo(hash)
        void navigate(search + hash, { replace: hash === here.hash })
      } else void navigate(pathname + search, { state: { place: hash } })
    }
    document.addEventListener("click", follow)
    return () => document.removeEventListener("click", follow)
  }, [navigate])

  useEffect(() => {
    const timer = arrivingAt
      ? setTimeout(() => {
          jumpTo(arrivingAt)
          void navigate(arrivingAt, { replace: true })
        }, arrivalDelayMs)
      : undefined
    return () => clearTimeout(timer)
  }, [arrivingAt, navigate])
}

/** A plain click on a link to another page or place of this site; anything else is left to the browser. */
function ownLink(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (!link?.href || link.origin !== window.location.origin) return null
  const isForBrowser = (link.target && link.target !== "_self") || link.hasAttribute("download")
  // A dot in the last part of the path: a file, such as the feed or the site map.
  const isFile = /\.[^/]*$/.test(link.pathname)
  return isForBrowser || isFile || link.relList.contains("external") ? null : link
}

/** Glides to the place and lets the keyboard and the reader go on from it. The router then only notes it. */
function jumpTo(hash: string) {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)))
  glide()
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
  place.scrollIntoView()
}
