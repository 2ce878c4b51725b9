import type { Page } from "@playwright/test"

/** From a script that loads immediately to one that a bad network delays by five seconds. */
export const scriptDelaysMs = [0, 100, 300, 600, 1200, 2500, 5000] as const

/** Delays the page's script by `delayMs` after the request for its first file. */
export async function delayScript(page: Page, delayMs: number) {
  let delay: Promise<void> | undefined
  await interceptScript(page, () => (delay ??= new Promise((resolve) => setTimeout(resolve, delayMs))))
}

/** Blocks the page's script until the returned function is called. */
export async function blockScript(page: Page) {
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

/** A pause between keys, so that typing ends half a second after a script that is delayed by `delayMs`. */
export function typingPace(delayMs: number, characters: number) {
  return {
    delay: Math.ceil((delayMs + 500) / characters),
  }
}
