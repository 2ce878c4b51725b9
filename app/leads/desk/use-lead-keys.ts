import { useEffect } from "react"

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null

/** Keys that only go somewhere or point at something; what writes is then pressed with Enter. */
const focused = new Set(["c", "t", "n"])

/** A lead by keyboard: every mark `data-key` on the page is one key. */
export const useLeadKeys = () => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target)) {
        if (event.key === "Escape") (event.target as HTMLElement).blur()
        return
      }
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      if (!/^([a-z]|Escape)$/.test(key)) return
      const marked = document.querySelector<HTMLElement>(`main [data-key="${key}"]`)
      if (!marked) return
      event.preventDefault()
      if (focused.has(key)) marked.focus()
      else marked.click()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])
}
