import { carriersWithPage } from "../../app/plans/catalogue/carriers.ts"
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

const phone = { width: 390, height: 844 }

test("[N3.08] on carrier pages the first question is within two phone screens, and the page within eight", async ({
  page,
  stack,
}) => {
  await page.setViewportSize(phone)
  for (const { slug } of carriersWithPage()) {
    await page.goto(`${stack.url}/${slug}`)
    const bottoms = await page
      .locator('[data-part="answer"]')
      .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().bottom + scrollY))
    expect(bottoms.length, slug).toBeGreaterThan(1)
    expect(Math.max(...bottoms), slug).toBeLessThanOrEqual(2 * phone.height)
    const end = await page
      .locator("footer")
      .evaluate((footer) => footer.getBoundingClientRect().top + scrollY)
    expect(end, slug).toBeLessThanOrEqual(8 * phone.height)
  }
})

test("[N3.08] an answer on a carrier page opens its form with the bond in the address, without asking the server", async ({
  page,
  stack,
}) => {
  await openPage(page, `${stack.url}/amil`)
  const requests: string[] = []
  page.on("request", (request) => requests.push(request.url()))
  await page.getByRole("link", { name: "Aposentado" }).click()
  await expect(page).toHaveURL(/\/amil\?vinculo=aposentado#formulario$/)
  await expect(page.locator('select[name="vinculo"]')).toHaveValue("Aposentado")
  await expect(page.getByRole("heading", { name: "Solicite a sua cotação Amil" })).toBeInViewport()
  expect(requests.filter((url) => url.includes("amil.data"))).toEqual([])
})

test("on a phone an explanation opens with the keyboard, and on a large screen every one is open", async ({
  page,
  stack,
}) => {
  await page.setViewportSize(phone)
  await page.goto(`${stack.url}/amil`)
  const answer = page.getByText("o que cada prazo quer dizer")
  await expect(answer).toBeHidden()
  await page.locator("summary", { hasText: "Carências" }).press("Enter")
  await expect(answer).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByText("quando a idade muda o preço")).toBeVisible()
})
