import type { BrowserContext } from "@playwright/test"
import { sql } from "kysely"
import { clearStaff } from "../../../testing/factories/past-audit.ts"
import { signInAgain, staffPassword } from "../../../testing/factories/staff.ts"
import { stageDesk } from "../../../testing/factories/staged-desk.ts"
import { codeOf } from "../../../testing/visitors/authenticator.ts"
import { deskAddress, deskTemplates } from "../../../testing/visitors/desk-templates.ts"
import { widths } from "../../../testing/visitors/templates.ts"
import { violationsOf } from "../axe-violations.ts"
import { expect, type Stack, test } from "../site-fixture.ts"

// The tests are independent of one another.
test.describe.configure({ mode: "parallel" })

async function stage(stack: Stack, context: BrowserContext) {
  const { owner } = stack.database.as
  await clearStaff(owner)
  await sql`truncate leads cascade`.execute(owner)
  const staged = await stageDesk(stack.database, stack.url)
  await context.addCookies(staged.ana.browser.cookiesFor(stack.url))
  return staged
}

/** The desk is staged once for several pages, because enrolling its people takes seconds. */
const pagesPerTest = 9

for (let first = 0; first < deskTemplates.length; first += pagesPerTest) {
  const group = deskTemplates.slice(first, first + pagesPerTest)
  const names = group.map(({ name }) => name).join(", ")
  test(`axe finds no violations on ${names} at ${widths.join(", ")} px; no horizontal overflow at 320 px`, async ({
    page,
    stack,
    context,
  }) => {
    test.slow()
    const staged = await stage(stack, context)
    for (const { name, path } of group) {
      const address = deskAddress(path, staged)
      await page.goto(stack.url + address)
      // The page of the sign-in has no violations either, so the address must be checked.
      expect(page.url()).toBe(stack.url + address)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await violationsOf(page), `${name}, ${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 320, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${name}, 320 px`).toBeLessThanOrEqual(0)
    }
  })
}

test("by keyboard alone: sign in with password and code, open a lead from the queue, log a contact, undo it, sign out", async ({
  page,
  stack,
  context,
}) => {
  const { ana } = await stage(stack, context)
  await context.clearCookies()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${stack.url}/painel`)
  await page.getByLabel("E-mail").focus()
  await page.keyboard.type(ana.email)
  await page.keyboard.press("Tab")
  await page.keyboard.type(staffPassword)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Código de 6 dígitos" })).toBeVisible()
  await page.getByRole("textbox").focus()
  await page.keyboard.type(codeOf(ana.secret))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Fila de leads" })).toBeVisible()
  await page.locator("html[data-script=ready]").waitFor({ state: "attached" })
  await page.keyboard.press("j")
  await page.keyboard.press("j")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Marina Exemplo" })).toBeVisible()
  await page.locator("html[data-script=ready]").waitFor({ state: "attached" })
  await page.keyboard.press("c")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Contato registrado. O relógio parou.")).toBeVisible()
  await page.getByRole("button", { name: "Desfazer" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Contato desfeito. O relógio voltou a correr.")).toBeVisible()
  await page.getByRole("button", { name: "Sair" }).last().focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Entrar" })).toBeVisible()
})

test("the queue and a lead say that the session ended; a typed note stays and is saved after signing in again", async ({
  page,
  stack,
  context,
}) => {
  const { ana, leads } = await stage(stack, context)
  const queue = await context.newPage()
  await queue.goto(`${stack.url}/painel/leads`)
  await page.goto(`${stack.url}/painel/leads/${leads.marina}`)
  for (const opened of [queue, page])
    await opened.locator("html[data-script=ready]").waitFor({ state: "attached" })
  await page.getByLabel("Nota", { exact: true }).fill("Prefere falar à tarde.")
  await stack.database.as.auth.deleteFrom("staffSessions").where("userId", "=", ana.id).execute()
  for (const opened of [queue, page])
    await expect(opened.getByText("Sua sessão terminou ou seu acesso mudou.")).toBeVisible()
  await queue.getByRole("link", { name: "Entrar de novo" }).click()
  await expect(queue.getByRole("heading", { name: "Entrar" })).toBeVisible()
  const browser = await signInAgain(stack.database, { ...ana, publicUrl: stack.url })
  await context.addCookies(browser.cookiesFor(stack.url))
  await page.getByRole("button", { name: "Salvar nota" }).click()
  await expect(page.getByText("Nota salva.")).toBeVisible()
})
