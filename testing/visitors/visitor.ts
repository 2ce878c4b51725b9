import { expect, type Page } from "@playwright/test"
import { consentKey, preferencesKey } from "../../app/privacy/consent/consent.ts"

/** Waits until the page's script handles clicks; before that, forms and links work as without script. */
export async function waitForScript(page: Page) {
  // The script starts with the first interaction (decision 008).
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")))
  await page.locator("html[data-script=ready]").waitFor({ state: "attached", timeout: 20_000 })
}

/** Opens a page and waits until its script has started. */
export async function openPage(page: Page, url: string) {
  const response = await page.goto(url)
  await waitForScript(page)
  return response
}

/** Fills in a quote form. Only the form of the home page has no preselected subject. */
export async function fillForm(page: Page) {
  await page.getByLabel("Nome Completo").fill("Ana Lima")
  await page.getByLabel("E-mail", { exact: true }).fill("ana@exemplo.example")
  await page.getByLabel("Telefone/WhatsApp").fill("(11) 98765-4321")
  await page.getByLabel("Idades").fill("52, 49")
  if (new URL(page.url()).pathname === "/") await page.getByLabel("Assunto").selectOption("plano_adesao")
}

/** The button of the page's quote form; a post also has a form for its like. */
export const submitButton = (page: Page) => page.locator('form[id$="-form"] button[type="submit"]')

/** The status message of the form while a request is being sent. */
export const formStatus = (page: Page) => page.locator('form[method="post"]').getByRole("status")

/** Skips each of these retry waits. Needs `page.clock.install()` before the page is opened. */
export async function skipRetryWaits(page: Page, seconds: readonly number[]) {
  for (const wait of seconds) {
    await expect(formStatus(page)).toContainText(`Vamos tentar de novo em ${wait} segundos.`)
    await page.clock.runFor(wait * 1000)
  }
}

export const retryWaits = [2, 4, 8, 15, 30] as const

/** What the site has stored on the device. */
export function storedOn(page: Page) {
  return page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
    cookies: document.cookie,
  }))
}

/** The same without the answer to the cookie question. */
export async function storedWithoutConsent(page: Page) {
  const { local, cookies } = await storedOn(page)
  const { [consentKey]: _flag, [preferencesKey]: _choice, ...kept } = local
  return { local: kept, cookies }
}
