import { useEffect, useRef } from "react"

const pauseMs = 400

/** Updates the preview while a person types. The button inside the form does it without script. */
export function usePreview() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    const button = element?.querySelector<HTMLButtonElement>("[data-preview-button]")
    if (!element || !button) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = ({ target }: Event) => {
      // Neither changes the page.
      if (target instanceof HTMLInputElement && ["reason", "width"].includes(target.name)) return
      clearTimeout(timer)
      timer = setTimeout(() => element.requestSubmit(button), pauseMs)
    }
    element.addEventListener("input", later)
    return () => {
      clearTimeout(timer)
      element.removeEventListener("input", later)
    }
  }, [])
  return form
}
