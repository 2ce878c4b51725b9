import { type RefObject, useEffect } from "react"

/**
 * Closes the open details inside `root` as menus close: on a click or focus outside them, on a chosen link
 * and on Esc, which gives focus back to the summary. Without script they remain plain details.
 */
export function useDismiss(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!root.current || !(target instanceof Node)) return
      const isLink = target instanceof Element && target.closest("a") !== null
      for (const details of openIn(root.current))
        if (isLink || !details.contains(target)) details.open = false
    }
    const closeOnFocusOutside = ({ target }: FocusEvent) => {
      if (!root.current || !(target instanceof Node)) return
      for (const details of openIn(root.current)) if (!details.contains(target)) details.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      const innermost = event.key === "Escape" && root.current && openIn(root.current).at(-1)
      if (!innermost) return
      const hadFocus = innermost.contains(document.activeElement)
      innermost.open = false
      if (hadFocus) innermost.querySelector("summary")?.focus()
    }
    document.addEventListener("click", closeOutside)
    document.addEventListener("focusin", closeOnFocusOutside)
    document.addEventListener("keydown", closeOnEscape)
    return () => {
      document.removeEventListener("click", closeOutside)
      document.removeEventListener("focusin", closeOnFocusOutside)
      document.removeEventListener("keydown", closeOnEscape)
    }
  }, [root])
}

const openIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLDetailsElement>("details[open]")]
