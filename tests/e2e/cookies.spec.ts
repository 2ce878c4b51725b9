import type { Page } from "@playwright/test"
import { consentKey, preferencesKey } from "../../app/privacy/consent/consent.ts"
import { storedOn, submitButton, waitForScript } from "../../testing/visitors/visitor.ts"
import { violationsOf } from "./axe-violations.ts"
import { expect, test } from "./site-fixture.ts"

test.use({ hasAnsweredCookies: false })

/** The first click loads the script, which then handles the click. */
const afterScriptLoad = { timeout: 20_000 }
const banner = (page: Page) => page.getByRole("region", { name: "Você decide sobre os cookies" })
const dialog = (page: Page) => page.getByRole("dialog", { name: "Personalizar cookies" })

function answers(page: Page) {
  return banner(page).getByRole("button", { name: /^(Somente necessários|Aceitar todos)$/ })
}

async function choices(page: Page) {
  const { local } = await storedOn(page)
  const stored = local[preferencesKey]
  const { necessary, analytics, marketing, preferences } = JSON.parse(stored ?? "{}")
  return { flag: local[consentKey], necessary, analytics, marketing, preferences }
}

test("[S4.01] [S4.02] [S4.09] asks a visitor without an answer; accepting all stores every category in two keys", async ({
  page,
  stack,
}) => {
  await page.goto(stack.url)
  await banner(page).getByRole("button", { name: "Aceitar todos" }).click()
  await expect(banner(page)).toBeHidden(afterScriptLoad)
  expect(await choices(page)).toEqual({
    flag: "true",
    necessary: true,
    analytics: true,
    marketing: true,
    preferences: true,
  })
})

test("[S4.03] [S4.08] 'Somente necessários' stores the optional categories as false, and the question does not return", async ({
  page,
  stack,
}) => {
  await page.goto(stack.url)
  await banner(page).getByRole("button", { name: "Somente necessários" }).click()
  await expect(banner(page)).toBeHidden(afterScriptLoad)
  expect(await choices(page)).toEqual({
    flag: "true",
    necessary: true,
    analytics: false,
    marketing: false,
    preferences: false,
  })
  expect(Object.keys((await storedOn(page)).local).toSorted()).toEqual([consentKey, preferencesKey])
  await page.goto(`${stack.url}/sobre`)
  await page.keyboard.press("Tab")
  await page.waitForLoadState("networkidle")
  await waitForScript(page)
  await expect(banner(page)).toBeHidden()
})

test("[S4.04] [S4.05] the dialog has a switch per category, the necessary one locked on and the others off; saving stores and closes", async ({
  page,
  stack,
}) => {
  await page.goto(stack.url)
  await banner(page).getByRole("button", { name: "Personalizar" }).click()
  const named = (name: RegExp) => dialog(page).getByRole("switch", { name })
  await expect(named(/Necessários/)).toBeChecked()
  await expect(named(/Necessários/)).toBeDisabled()
  for (const name of [/Análise/, /Marketing/, /Preferências/]) await expect(named(name)).not.toBeChecked()
  await named(/Análise/).check()
  await dialog(page).getByRole("button", { name: "Salvar preferências" }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(banner(page)).toBeHidden()
  expect(await choices(page)).toMatchObject({ flag: "true", analytics: true, marketing: false })
})

test("[S4.06] cancelling the dialog by its button or by Esc saves nothing and keeps the question", async ({
  page,
  stack,
}) => {
  await page.goto(stack.url)
  for (const cancel of [
    () => dialog(page).getByRole("button", { name: "Cancelar" }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await banner(page).getByRole("button", { name: "Personalizar" }).click()
    await dialog(page)
      .getByRole("switch", { name: /Marketing/ })
      .check()
    await cancel()
    await expect(dialog(page)).toBeHidden()
    await expect(banner(page)).toBeVisible()
    expect((await storedOn(page)).local).toEqual({})
  }
})

test("[S4.07] the footer's button deletes the answer and asks again", async ({ page, stack }) => {
  await page.goto(stack.url)
  await banner(page).getByRole("button", { name: "Aceitar todos" }).click()
  await expect(banner(page)).toBeHidden(afterScriptLoad)
  await page.getByRole("contentinfo").getByRole("button", { name: "Configurar Cookies" }).click()
  await expect(banner(page)).toBeVisible()
  const { local } = await storedOn(page)
  expect([local[consentKey], local[preferencesKey]]).toEqual([undefined, undefined])
})

test("ignores stored values that are invalid, foreign or of an older text", async ({ page, stack }) => {
  for (const stored of ["", "{", "null", '{"necessary":true}', '{"necessary":true,"analytics":true}']) {
    await page.goto(`${stack.url}/saude`)
    await page.evaluate(
      ([flag, key, value]) => {
        localStorage.setItem(flag, "true")
        localStorage.setItem(key, value)
      },
      [consentKey, preferencesKey, stored] as const,
    )
    await page.goto(stack.url)
    await expect(banner(page), stored).toBeVisible()
  }
})

test("the two answers have the same size and style, and the question causes no layout shift", async ({
  page,
  stack,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: "layout-shift", buffered: true })
  })
  await page.goto(stack.url)
  const box = (name: string) => banner(page).getByRole("button", { name }).boundingBox()
  const [refuse, accept] = [await box("Somente necessários"), await box("Aceitar todos")]
  expect(refuse?.width).toBeCloseTo(accept?.width ?? 0, 0)
  expect(refuse?.height).toBeCloseTo(accept?.height ?? 0, 0)
  const looks = await answers(page).evaluateAll((all) => all.map((one) => one.className))
  expect(looks).toEqual([looks[0], looks[0]])
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test("on a phone the question covers neither the form's button nor the focused element", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 390, height: 760 })
  await page.goto(`${stack.url}/#contato`)
  await expect(banner(page)).toBeVisible()
  await submitButton(page).focus()
  const [button, question] = [await submitButton(page).boundingBox(), await banner(page).boundingBox()]
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0)
})

test("after an answer to the question opened from the footer, the focus returns to the footer's button", async ({
  page,
  stack,
}) => {
  await page.goto(stack.url)
  await answers(page).first().click()
  await expect(banner(page)).toBeHidden(afterScriptLoad)
  const reopen = page.getByRole("contentinfo").getByRole("button", { name: "Configurar Cookies" })
  await reopen.click()
  await expect(banner(page)).toBeFocused()
  await answers(page).last().click()
  await expect(reopen).toBeFocused()
})

test("question and dialog work by keyboard, and axe finds no violation at three widths", async ({
  page,
  stack,
}) => {
  // Several analyses of whole pages.
  test.slow()
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${stack.url}/sobre`)
    await expect(banner(page)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await banner(page).getByRole("button", { name: "Personalizar" }).focus()
    await page.keyboard.press("Enter")
    await expect(dialog(page)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press("Space")
    await expect(dialog(page).getByRole("switch", { name: /Análise/ })).toBeChecked()
    await page.keyboard.press("Escape")
    await expect(banner(page).getByRole("button", { name: "Personalizar" })).toBeFocused()
  }
})

test("[S4.12] the choice has a receipt on the server that the visitor can open", async ({ page, stack }) => {
  await page.goto(`${stack.url}/politicas-privacidade`)
  await banner(page).getByRole("button", { name: "Personalizar" }).click()
  await dialog(page)
    .getByRole("switch", { name: /Preferências/ })
    .check()
  const recorded = page.waitForResponse("**/privacidade/escolha")
  await dialog(page).getByRole("button", { name: "Salvar preferências" }).click()
  expect((await recorded).status()).toBe(204)
  await page.getByRole("link", { name: "Ver o comprovante" }).click()
  await expect(page.getByRole("heading", { name: "Comprovante da sua escolha" })).toBeVisible()
  const recordedAnswers = page.getByRole("main").getByRole("listitem")
  await expect(recordedAnswers.filter({ hasText: /^Cookies de preferências/ })).toContainText("Aceito")
  await expect(recordedAnswers.filter({ hasText: /^Cookies de análise/ })).toContainText("Recusado")
})

test("a choice made offline applies immediately and is recorded later with the same receipt", async ({
  page,
  stack,
}) => {
  await page.goto(stack.url)
  await page.route("**/privacidade/escolha", (route) => route.abort())
  await banner(page).getByRole("button", { name: "Somente necessários" }).click()
  await expect(banner(page)).toBeHidden(afterScriptLoad)
  const receiptOf = async () => JSON.parse((await storedOn(page)).local[preferencesKey] ?? "{}")
  const first = await receiptOf()
  expect(first).toMatchObject({ isRecorded: false })
  await page.unroute("**/privacidade/escolha")
  const recorded = page.waitForResponse("**/privacidade/escolha")
  await page.goto(`${stack.url}/sobre`)
  await recorded
  await expect.poll(receiptOf).toMatchObject({ isRecorded: true, receipt: first.receipt })
})
