/** The template that holds React Router's scripts (light-page.tsx). */
export const startId = "start"

/**
 * Sent to the browser as text, inside the page: it may use nothing that stands outside it. Puts the held scripts into the
 * page at the first sign of a visitor at work, or, where a reason says so, once the page has loaded and the browser is
 * idle. A press on a button that only the script can answer is kept until it is there (early-press.client.ts).
 */
export const startOnInteraction = (id: string, reasons: readonly unknown[]) => {
  const held = (document.getElementById(id) as HTMLTemplateElement).content
  const start = () => document.body.append(...held.children)
  for (const sign of ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll"])
    addEventListener(sign, start, { once: true, passive: true })
  addEventListener("click", ({ target }) => {
    if (document.documentElement.dataset["script"]) return
    self.earlyPress = (target as Element).closest<HTMLElement>("button[type=button]")
    self.earlyPress?.setAttribute("aria-busy", "true")
  })
  if (reasons.some(Boolean)) addEventListener("load", () => (self.requestIdleCallback ?? setTimeout)(start))
}
