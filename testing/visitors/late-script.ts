import type { Page } from "@playwright/test"

/** From a script that is there at once to one that a bad network holds back for five seconds. */
export const scriptDelaysMs = [0, 100, 300, 600, 1200, 2500, 5000] as const

/** Holds the page's script back for so long after the first of its files is requested. */
export async function delayScript(page: Page, delayMs: number) {
  let delay: Promise<void> | undefined
  await interceptScript(page, () => (delay ??= new Promise((resolve) => setTimeout(resolve, delayMs))))
}

/** Holds the page's script back until the function that is returned is called. */
export async function holdScript(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await interceptScript(page, () => promise)
  return resolve
}

async function interceptScript(page: Page, released: () => Promise<void>) {
  const files = "**/assets/*.js"
  await page.unroute(files)
  await page.route(files, async (route) => {
    await released()
    await route.continue()
  })
}

/** A pause between keys, so that typing this much goes on for half a second after a script that is late by `delayMs`. */
export function typingPace(delayMs: number, characters: number) {
  return {
    delay: Math.ceil((delayMs + 500) / characters),
  }
}
