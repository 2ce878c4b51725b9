import { useEffect } from "react"
import { deskKey } from "../desk-key.ts"

const fields = "input, textarea, select, dialog"

/** Keys that only go somewhere or point at something; what writes is then pressed with Enter. */
const focused = new Set(["c", "t", "n"])

/** A lead by keyboard: every mark `data-key` on the page is one key. */
export function useLeadKeys() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = deskKey(event, fields)
      if (key === null || !/^([a-z]|Escape)$/.test(key)) return
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
