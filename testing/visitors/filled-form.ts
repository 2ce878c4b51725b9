import type { readPage } from "./page.ts"

/** What a form of a page would send if nothing was typed, without the names of its buttons. */
export function readForm({ document }: Awaited<ReturnType<typeof readPage>>, selector: string) {
  const form = document.querySelector(selector)
  if (!form) throw new Error(`no form at ${selector}`)
  const fields: Record<string, string> = {}
  for (const element of form.querySelectorAll("input, select, textarea")) {
    const name = element.getAttribute("name")
    const isOff = element.getAttribute("type") === "radio" && !element.hasAttribute("checked")
    if (name && !isOff) fields[name] = valueOf(element)
  }
  return fields
}

type Element = NonNullable<ReturnType<Awaited<ReturnType<typeof readPage>>["document"]["querySelector"]>>

function valueOf(element: Element) {
  if (element.tagName === "TEXTAREA") return element.textContent
  if (element.tagName !== "SELECT") return element.getAttribute("value") ?? ""
  const options = [...element.querySelectorAll("option")]
  const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0]
  return chosen?.getAttribute("value") ?? ""
}
