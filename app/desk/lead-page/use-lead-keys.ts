import { useEffect } from "react"
import { deskKey } from "../desk-key.ts"

const fields = "input, textarea, select, dialog"

/** Keys that move the focus to a control. Enter then activates it. */
const focusKeys = new Set(["c", "t", "n"])

/** Keyboard shortcuts of a lead's page. Each attribute `data-key` on the page is one key. */
export function useLeadKeys() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = deskKey(event, fields)
      if (key === null || !/^([a-z]|Escape)$/.test(key)) return
      const element = document.querySelector<HTMLElement>(`main [data-key="${key}"]`)
      if (!element) return
      event.preventDefault()
      if (focusKeys.has(key)) element.focus()
      else element.click()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])
}
