import { useEffect, useRef } from "react"

const pauseMs = 400

/**
 * Updates the preview while a person types, and at first if the form shows what is not on the site. Without script the button in the
 * form does it.
 */
export function usePreview(isChanged: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    const button = element?.querySelector<HTMLButtonElement>("[data-preview-button]")
    const frame = element?.querySelector("iframe")
    if (!element || !button || !frame) return undefined
    let latest = 0
    const show = async () => {
      const request = ++latest
      const html = await readPreview(element, button.formAction)
      // A form sent to the frame would add an entry to the browser's history each time.
      if (html !== null && request === latest) frame.srcdoc = html
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = ({ target }: Event) => {
      // Neither changes the page.
      if (target instanceof HTMLInputElement && ["reason", "width"].includes(target.name)) return
      clearTimeout(timer)
      timer = setTimeout(() => void show(), pauseMs)
    }
    element.addEventListener("input", later)
    if (isChanged) void show()
    return () => {
      clearTimeout(timer)
      element.removeEventListener("input", later)
    }
  }, [isChanged])
  return form
}

/** Null when the page cannot be had: the frame then keeps the one it shows. */
async function readPreview(form: HTMLFormElement, address: string) {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value)
  try {
    const response = await fetch(address, { method: "POST", body: fields })
    return response.ok && !response.redirected ? await response.text() : null
  } catch {
    return null
  }
}
