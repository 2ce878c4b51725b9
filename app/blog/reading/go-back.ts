import type { MouseEvent } from "react"

/** A new tab has no history. There, and without script, the link opens its own address. */
export function goBack(event: MouseEvent) {
  if (window.history.length < 2) return
  event.preventDefault()
  window.history.back()
}
