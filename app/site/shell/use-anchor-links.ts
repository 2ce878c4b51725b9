import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router"
import { scrollSmoothly } from "../../ui/layout/scroll-smoothly.client.ts"

// §9: scroll 100 ms after the home page opened.
const scrollDelayMs = 100

/**
 * Handles clicks on links to anchors. On the same page the router scrolls smoothly to the anchor. For another page it first
 * opens the page and, after a short delay, scrolls to the anchor (S2.19, D64).
 */
export function useAnchorLinks() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const pendingAnchor = (state as { anchor?: string } | null)?.anchor

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = anchorLink(event)
      if (!link) return
      const { pathname, search, hash } = link
      const here = window.location
      if (event.defaultPrevented) {
        // The router follows its own links and scrolls to the anchor, but leaves the focus on the link.
        if (pathname === here.pathname) moveFocusTo(hash)
        return
      }
      event.preventDefault()
      if (pathname === here.pathname && search === here.search) {
        moveFocusTo(hash)
        void navigate(search + hash, { replace: hash === here.hash })
      } else void navigate(pathname + search, { state: { anchor: hash } })
    }
    document.addEventListener("click", follow)
    return () => document.removeEventListener("click", follow)
  }, [navigate])

  useEffect(() => {
    const timer = pendingAnchor
      ? setTimeout(() => {
          moveFocusTo(pendingAnchor)
          void navigate(pendingAnchor, { replace: true })
        }, scrollDelayMs)
      : undefined
    return () => clearTimeout(timer)
  }, [pendingAnchor, navigate])
}

/** The link of a plain click, when it has an anchor on this site. The browser handles the others. */
function anchorLink(event: MouseEvent) {
  if (event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest("a") : null
  return link?.hash && !link.target && link.origin === window.location.origin ? link : null
}

/** Moves the focus to the anchor, so that keyboard and screen readers continue there; the router scrolls smoothly. */
function moveFocusTo(hash: string) {
  scrollSmoothly()
  const target = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
