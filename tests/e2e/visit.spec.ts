import { onlyNecessary, preferencesKey, writeChoice } from "../../app/privacy/consent/consent.ts"
import { cookieQuestion } from "../../app/privacy/consent/cookie-question.ts"
import type { TestDatabase } from "../../testing/servers/test-database.ts"
import {
  fillForm,
  openPage,
  storedWithoutConsent,
  submitButton,
  waitForScript,
} from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

const firstKey = "webplan_first_touch"

function touches({ database }: { database: TestDatabase }) {
  return database.as.owner.selectFrom("leads").select(["firstTouch", "lastTouch", "utmSource"]).execute()
}

test("[S3.21] keeps the visitor's campaign across pages without storing it before consent", async ({
  page,
  stack,
}) => {
  await openPage(page, `${stack.url}/sobre?utm_source=boletim&utm_term=plano&cpf=1`)
  await page
    .locator('a[href="/#contato"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(`${stack.url}/#contato`)
  await fillForm(page)
  await submitButton(page).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  const boletim = { landingPath: "/sobre", source: "boletim", term: "plano" }
  expect(await touches(stack)).toEqual([{ firstTouch: boletim, lastTouch: boletim, utmSource: null }])
  expect(await storedWithoutConsent(page)).toEqual({ local: {}, cookies: "" })
})

test("a reload keeps the first touch; the parameters of the new page are the last touch", async ({
  page,
  stack,
}) => {
  await openPage(page, `${stack.url}/sobre?utm_source=boletim`)
  await page.evaluate(() => {
    window.location.href = "/?utm_source=google"
  })
  await page.waitForURL(/utm_source=google/)
  await page.waitForLoadState("networkidle")
  await waitForScript(page)
  await fillForm(page)
  await submitButton(page).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(await touches(stack)).toEqual([
    {
      firstTouch: { landingPath: "/sobre", source: "boletim" },
      lastTouch: { landingPath: "/", source: "google" },
      utmSource: "google",
    },
  ])
})

test("with marketing consent the first touch is stored for the next visit; withdrawing consent deletes it", async ({
  page,
  stack,
}) => {
  // Opens the page before the choice; otherwise it would be stored as the first touch.
  await openPage(page, stack.url)
  const choose = (marketing: boolean) =>
    page.evaluate(([key, choice]) => localStorage.setItem(key, choice), [
      preferencesKey,
      writeChoice(
        { preferences: { ...onlyNecessary, marketing }, receipt: "", isRecorded: true },
        cookieQuestion.version,
      ),
    ] as const)
  const first = async () => (await storedWithoutConsent(page)).local[firstKey]
  await choose(true)
  await openPage(page, `${stack.url}/amil?utm_source=boletim`)
  await expect.poll(first).toBe("/amil?utm_source=boletim")
  await page.goto("about:blank")
  await openPage(page, `${stack.url}/?utm_source=google`)
  expect(await first()).toBe("/amil?utm_source=boletim")
  await fillForm(page)
  await submitButton(page).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect((await touches(stack))[0]?.firstTouch).toEqual({ landingPath: "/amil", source: "boletim" })
  await choose(false)
  await openPage(page, `${stack.url}/sobre`)
  await expect.poll(first).toBeUndefined()
})
