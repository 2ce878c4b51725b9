import { openPage } from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

test("[S2.48] Solicitar Cotação of the hero scrolls to the form", async ({ page, stack }) => {
  await openPage(page, `${stack.url}/amil`)
  await page.getByRole("link", { name: "Solicitar Cotação" }).click()
  await expect(page.getByRole("heading", { name: "Solicite a sua cotação Amil" })).toBeInViewport()
  await expect(page.locator("#formulario")).toBeFocused()
})

test("a plan's link selects its subject in the form and keeps typed text and campaign parameters", async ({
  page,
  stack,
}) => {
  await openPage(page, `${stack.url}/amil?utm_source=boletim`)
  await page.getByLabel("Nome Completo").fill("Ana Lima")
  await page.getByRole("link", { name: "Perguntar sobre o meu órgão" }).click()
  await expect(page.getByLabel("Assunto")).toHaveValue("amil_empresarial")
  await expect(page.getByLabel("Nome Completo")).toHaveValue("Ana Lima")
  expect(new URL(page.url()).search).toBe("?utm_source=boletim")
  await page.getByLabel("Assunto").selectOption("amil_informacoes")
  await page.getByRole("link", { name: "Perguntar sobre o meu órgão" }).click()
  await expect(page.getByLabel("Assunto")).toHaveValue("amil_empresarial")
})

test("without script a plan's link scrolls to the form", async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${stack.url}/alice`)
  await page.getByRole("link", { name: "Verificar MEI" }).click()
  await expect(page.getByRole("heading", { name: "Verifique a elegibilidade" })).toBeInViewport()
  await context.close()
})
