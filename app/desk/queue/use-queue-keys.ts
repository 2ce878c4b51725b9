import { type RefObject, useEffect, useState } from "react"
import { deskKey } from "../desk-key.ts"

const fields = "input:not([type=checkbox]), textarea, select, dialog"

/** Keys that click an element of the selected line, by its `data-key`. */
const clickKeys: Readonly<Record<string, string>> = { a: "a", l: "l", w: "w" }
/** Keys that open the lead at a section of its page. */
const openKeys: Readonly<Record<string, string>> = { t: "#tentativa", c: "#contato" }

/**
 * Keyboard shortcuts of the queue: j and k select a line, the other letters act on the selected line. The mouse and Tab
 * reach everything too.
 */
export function useQueueKeys(list: RefObject<HTMLElement | null>) {
  const [selected, setSelected] = useState<number | null>(null)
  const [isHelpOpen, setIsHelpOpen] = useState(false)

  useEffect(() => {
    const select = (step: 1 | -1) => {
      const rows = rowsOf(list.current)
      const at = rows.findIndex((row) => Number(row.dataset["row"]) === selected)
      const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]
      if (!next) return
      setSelected(Number(next.dataset["row"]))
      linkOf(next)?.focus({ preventScroll: true })
      next.scrollIntoView({ block: "nearest" })
    }
    const onKey = (event: KeyboardEvent) => {
      const key = deskKey(event, fields)
      if (key === null) return
      const row = rowsOf(list.current).find(({ dataset }) => Number(dataset["row"]) === selected)
      const actions: Readonly<Record<string, (() => void) | undefined>> = {
        j: () => select(1),
        k: () => select(-1),
        "/": () => document.querySelector<HTMLInputElement>('input[data-key="/"]')?.focus(),
        "?": () => setIsHelpOpen(true),
        Escape: () => setSelected(null),
      }
      const dataKey = clickKeys[key]
      const section = openKeys[key]
      if (actions[key]) actions[key]()
      else if (row && dataKey) row.querySelector<HTMLElement>(`[data-key="${dataKey}"]`)?.click()
      else if (row && section) window.location.assign(`${linkOf(row)?.href}${section}`)
      else return
      event.preventDefault()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [list, selected])

  return { selected, isHelpOpen, closeHelp: () => setIsHelpOpen(false) }
}

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])]

const linkOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLAnchorElement>('[data-key="Enter"]')
