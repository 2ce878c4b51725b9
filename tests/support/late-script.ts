import type { Page } from "@playwright/test"

/** From a script that is there at once to one that a bad network holds back for five seconds. */
export const scriptDelaysMs = [0, 100, 300, 600, 1200, 2500, 5000] as const

/** Holds the page's script back, from the first of its files that is requested, until `released` is over. */
export async function holdScript(page: Page, released: () => Promise<void>) {
  let held: Promise<void> | undefined
  const assets = "**/assets/*.js"
  await page.unroute(assets)
  await page.route(assets, async (route) => {
    held ??= released()
    await held
    await route.continue()
  })
}

export const delayScript = (page: Page, delayMs: number) =>
  holdScript(page, () => new Promise((resolve) => setTimeout(resolve, delayMs)))

/** A pause between keys, so that typing this much goes on for half a second after a script that is late by `delayMs`. */
export const typingPace = (delayMs: number, characters: number) => ({
  delay: Math.ceil((delayMs + 500) / characters),
})
