import { expect, type Page } from "@playwright/test"
import { consentKey, preferencesKey } from "../../app/privacy/consent/consent.ts"

/** Until the page's script answers presses: before that a form posts and a link loads, as without script. */
export async function untilAwake(page: Page) {
  // The script waits for a sign of the visitor (decision 008); this one touches nothing.
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")))
  await page.locator("html[data-script=awake]").waitFor({ state: "attached", timeout: 20_000 })
}

/** Opens a page and waits until nothing is under way and its script is awake. */
export async function arrive(page: Page, url: string) {
  const response = await page.goto(url, { waitUntil: "networkidle" })
  await untilAwake(page)
  return response
}

/** What a visitor does with a quote form. The home page's form has no subject chosen beforehand. */
export async function fillForm(page: Page) {
  await page.getByLabel("Nome Completo").fill("Ana Lima")
  await page.getByLabel("E-mail", { exact: true }).fill("ana@exemplo.example")
  await page.getByLabel("Telefone/WhatsApp").fill("(11) 98765-4321")
  await page.getByLabel("Idades").fill("52, 49")
  if (new URL(page.url()).pathname === "/") await page.getByLabel("Assunto").selectOption("plano_adesao")
}

export const submitButton = (page: Page) => page.locator('form[method="post"] button[type="submit"]')

/** The news of a request on its way, as it is read out. */
export const news = (page: Page) => page.locator('form[method="post"]').getByRole("status")

/** Lets each of these waits pass at once. Needs `page.clock.install()` before the page was opened. */
export async function passWaits(page: Page, seconds: readonly number[]) {
  for (const wait of seconds) {
    await expect(news(page)).toContainText(`Vamos tentar de novo em ${wait} segundos.`)
    await page.clock.runFor(wait * 1000)
  }
}

export const allWaits = [2, 4, 8, 15, 30] as const

/** What the site keeps on the device. */
export function storedOn(page: Page) {
  return page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
    cookies: document.cookie,
  }))
}

/** The same, the answer to the cookie question aside. */
export async function keptOn(page: Page) {
  const { local, cookies } = await storedOn(page)
  const { [consentKey]: _flag, [preferencesKey]: _choice, ...kept } = local
  return { local: kept, cookies }
}
