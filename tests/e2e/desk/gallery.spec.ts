import type { Page } from "@playwright/test"
import { openSite } from "../../../testing/servers/app-processes.ts"
import { waitForScript } from "../../../testing/visitors/visitor.ts"
import { violationsOf } from "../axe-violations.ts"
import { expect, test } from "../site-fixture.ts"

/** The gallery exists in development only, whose server compiles it. Its pages show the desk with fictional people. */
let site: Awaited<ReturnType<typeof openSite>>
test.beforeAll(async ({ stack }) => {
  site = await openSite({ database: stack.database, env: { NODE_ENV: "development" } })
})
test.afterAll(() => site.stop())

/** The server compiles what a page needs when the page is opened, and may reload it then. */
async function openGallery(page: Page, query = "") {
  await page.goto(`${site.url}/__ui${query}`, { waitUntil: "networkidle" })
  await waitForScript(page)
}

function openExample(page: Page, name: string) {
  return openGallery(page, `?exemplo=${name}`)
}

test("the queue can be used by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openExample(page, "queue/WaitingPage")
  await page.keyboard.press("j")
  await expect(page.getByRole("link", { name: "Osvaldo Fictício", exact: true })).toBeFocused()
  await page.keyboard.press("j")
  await expect(page.getByRole("link", { name: "Marina Exemplo", exact: true })).toBeFocused()
  await page.keyboard.press("k")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/#lead-1$/)
  await page.keyboard.press("/")
  const search = page.getByRole("searchbox")
  await expect(search).toBeFocused()
  await page.keyboard.type("jk?")
  await expect(search).toHaveValue("jk?")
  await page.keyboard.press("Escape")
  await expect(search).not.toBeFocused()
  await page.keyboard.press("?")
  await expect(page.getByRole("dialog", { name: "Atalhos de teclado" })).toBeVisible()
})

test("on a phone one button opens the filters, and Mais opens the other places", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openExample(page, "queue/WaitingPage")
  await expect(page.getByRole("searchbox")).toBeHidden()
  await page.getByText("Buscar e filtrar").click()
  await expect(page.getByRole("searchbox")).toBeVisible()
  await expect(page.getByRole("link", { name: "Pessoas" })).toBeHidden()
  await page.getByText("Mais", { exact: true }).click()
  await expect(page.getByRole("link", { name: "Pessoas" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Sair" })).toBeVisible()
})

test("the chat and e-mail links contain the ready text, also after it is edited", async ({ page }) => {
  await openExample(page, "lead-sheet/RefusedNotePage")
  const chat = page.getByRole("link", { name: "WhatsApp" }).first()
  const ready = page.getByRole("combobox", { name: "Texto pronto" })
  await expect(ready).toHaveValue("nao-consegui")
  await ready.selectOption("Confirmar idades")
  await expect(page.getByRole("textbox", { name: "Mensagem" })).toHaveValue(/idade de cada pessoa/)
  await page.getByRole("textbox", { name: "Mensagem" }).fill("Bom dia, Marina & família")
  await expect(chat).toHaveAttribute(
    "href",
    "https://wa.me/5511900000001?text=Bom%20dia%2C%20Marina%20%26%20fam%C3%ADlia",
  )
  await expect(page.getByRole("link", { name: "E-mail" })).toHaveAttribute("href", /body=Bom%20dia/)
})

test("a refused note keeps the typed text and can be sent again with one button", async ({ page }) => {
  await openExample(page, "lead-sheet/RefusedNotePage")
  await expect(page.getByRole("alert")).toContainText("A nota ainda não foi salva")
  await expect(page.getByRole("textbox", { name: "Nota" })).toHaveValue(/sai do plantão às 15h/)
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Salvar mesmo assim" }) })
  await expect(form.locator('[name="intent"]')).toHaveValue("note")
})

test("the field for the code shows all six digits", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openExample(page, "sign-in-frame/CodePage")
  const code = page.getByRole("textbox", { name: "Código de 6 dígitos" })
  await code.focus()
  await page.keyboard.type("418036")
  await expect(code).toHaveValue("418036")
  expect(await code.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0)
})

test("axe finds no violation in the examples of the design system", async ({ page }) => {
  test.slow()
  await openGallery(page)
  expect(await page.locator("[data-example]").count()).toBeGreaterThan(15)
  // The gallery shows several navigations with the same name; a page has only one.
  expect(await violationsOf(page, { without: ["landmark-unique"] })).toEqual([])
})
