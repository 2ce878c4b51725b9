import { AxeBuilder } from "@axe-core/playwright"
import { sql } from "kysely"
import { codeOf } from "../support/authenticator.ts"
import { deskTemplates } from "../support/desk-templates.ts"
import { staffPassword } from "../support/staff.ts"
import { stageDesk } from "../support/staged-desk.ts"
import { widths } from "../support/templates.ts"
import { expect, test } from "./house.ts"

let staged: Awaited<ReturnType<typeof stageDesk>>
test.beforeEach(async ({ house, context }) => {
  await sql`truncate staff_people, staff_invitations, leads cascade`.execute(house.database.as.owner)
  staged = await stageDesk(house.database)
  await context.addCookies(staged.ana.browser.pairs().map((pair) => ({ ...pair, url: house.url })))
})

test("axe finds nothing on any page of the desk at any width; nothing is lost at 320 px", async ({
  page,
  house,
}) => {
  test.setTimeout(300_000)
  for (const { name, path } of deskTemplates) {
    const address = path
      .replace(":lead", String(staged.leads.marina))
      .replace(":person", String(staged.caio.id))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(house.url + address)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        `${name} at ${width} px`,
      ).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${name} at 320 px`).toBeLessThanOrEqual(0)
  }
})

test("by keyboard alone: in with password and code, down the queue, into a lead, contact logged, undone, out", async ({
  page,
  house,
  context,
}) => {
  await context.clearCookies()
  await page.goto(`${house.url}/painel`)
  await page.getByLabel("E-mail").focus()
  await page.keyboard.type(staged.ana.email)
  await page.keyboard.press("Tab")
  await page.keyboard.type(staffPassword)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Código de 6 dígitos" })).toBeVisible()
  await page.getByRole("textbox").focus()
  await page.keyboard.type(codeOf(staged.ana.secret))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Fila de leads" })).toBeVisible()
  await page.locator("html[data-script=awake]").waitFor({ state: "attached" })
  await page.keyboard.press("j")
  await page.keyboard.press("j")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Marina Exemplo" })).toBeVisible()
  await page.locator("html[data-script=awake]").waitFor({ state: "attached" })
  await page.keyboard.press("c")
  await expect(page.getByText("Contato registrado. O relógio parou.")).toBeVisible()
  await page.getByRole("button", { name: "Desfazer" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Contato desfeito. O relógio voltou a correr.")).toBeVisible()
  await page.getByRole("button", { name: "Sair" }).last().focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Entrar" })).toBeVisible()
})
