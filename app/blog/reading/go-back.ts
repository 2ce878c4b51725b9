import type { MouseEvent } from "react"

/** A tab just opened has nothing to go back to: there, as without script, the link is a link. */
export function goBack(event: MouseEvent) {
  if (window.history.length < 2) return
  event.preventDefault()
  window.history.back()
}
