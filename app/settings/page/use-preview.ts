import { useEffect, useRef } from "react"

const pauseMs = 400

/** Updates the preview while a person types, and at first if the form shows what is not on the site. The button inside the form does it without script. */
export function usePreview(isChanged: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    const button = element?.querySelector<HTMLButtonElement>("[data-preview-button]")
    if (!element || !button) return undefined
    if (isChanged) element.requestSubmit(button)
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
  }, [isChanged])
  return form
}
