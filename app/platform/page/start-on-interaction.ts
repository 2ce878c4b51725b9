/** The template that holds React Router's scripts (light-page.tsx). */
export const startId = "start"

/**
 * Sent to the browser as text inside the page, so it may use nothing from outside its own body. Starts the deferred
 * scripts at the first interaction, or, when one of `reasons` is true, once the page has loaded and the browser is idle.
 * Presses on buttons that need the script are kept until it has loaded (early-presses.client.ts).
 */
export const startOnInteraction = (id: string, reasons: readonly unknown[]) => {
  const deferred = (document.getElementById(id) as HTMLTemplateElement).content
  const start = () => document.body.append(...deferred.children)
  for (const event of ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll"])
    addEventListener(event, start, { once: true, passive: true })
  addEventListener("click", ({ target }) => {
    if (document.documentElement.dataset["script"]) return
    const button = (target as Element).closest<HTMLElement>("button[type=button]")
    if (!button) return
    self.earlyPresses = (self.earlyPresses ?? new Set()).add(button)
    button.setAttribute("aria-busy", "true")
  })
  if (reasons.some(Boolean)) addEventListener("load", () => (self.requestIdleCallback ?? setTimeout)(start))
}
