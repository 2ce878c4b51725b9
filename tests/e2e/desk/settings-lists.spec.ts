import type { Locator, Page } from "@playwright/test"
import { clearStaff } from "../../../testing/factories/past-audit.ts"
import { enrolPerson } from "../../../testing/factories/staff.ts"
import { clearSettings } from "../../../testing/factories/staged-settings.ts"
import { violationsOf } from "../axe-violations.ts"
import { expect, type Stack, test } from "../site-fixture.ts"

test.beforeEach(({ stack }) => clearStaff(stack.database.as.owner))
// Other tests expect the first values on the pages.
test.afterEach(async ({ stack }) => {
  await clearSettings(stack.database.as.owner)
  await expect.poll(async () => (await fetch(`${stack.originUrl}/equipe`)).text()).not.toContain("Marta Ipê")
  await expect.poll(async () => (await fetch(stack.originUrl)).text()).not.toContain("11+")
})

/** Less than the minute that a copy is fresh, so only a refresh can replace it. */
const refreshMs = 40_000

const preview = (page: Page) => page.frameLocator('iframe[title="Prévia da página"]')
const published = "Publicado. O site mostra o novo valor em poucos segundos."

/** Signs the browser in as somebody with this role. */
async function signIn(page: Page, stack: Stack, name: string, role: "administracao" | "gestao") {
  const person = await enrolPerson(stack.database, { name, role, publicUrl: stack.url })
  await page.context().addCookies(person.browser.cookiesFor(stack.url))
}

/** The page that visitors get from the edge. */
async function readAtEdge(page: Page, stack: Stack, path: string) {
  const response = await page.request.get(stack.url + path, { headers: { cookie: "" } })
  return { text: await response.text(), cache: response.headers()["x-edge-cache"] }
}

const untilScript = (page: Page) => page.locator("html[data-script=ready]").waitFor({ state: "attached" })

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let n = 0; n < 150 && !(await hasFocus()); n++) await page.keyboard.press("Tab")
  await expect(target).toBeFocused()
}

async function typeOver(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(text)
}

test("by keyboard alone, on a phone: an administrator confirms a claim, with the number in the preview before it is published", async ({
  page,
  stack,
}) => {
  test.slow()
  await signIn(page, stack, "Ana Gestora", "administracao")
  await page.goto(`${stack.url}/painel/ajustes/numeros`)
  await untilScript(page)
  await tabTo(page, page.locator("#item-years").getByRole("link"))
  await page.keyboard.press("Enter")
  await page.waitForURL(/\/numeros\/years$/)
  await untilScript(page)
  await typeOver(page, page.getByLabel("Número"), "11+")
  await typeOver(page, page.getByLabel("Como o site diz dentro de uma frase"), "mais de 11 anos")
  await typeOver(page, page.getByLabel("Prova"), "Contrato social de 12/03/2015.")
  await tabTo(page, page.getByLabel("Vale até"))
  // Day and month are the same number, because the browser's own language decides which comes first.
  const year = new Date().getFullYear() + 1
  await page.keyboard.type(`1212${year}`)
  await expect(page.getByLabel("Vale até")).toHaveValue(`${year}-12-12`)
  await expect(preview(page).getByText("11+").first()).toBeAttached()
  expect(await (await fetch(stack.originUrl)).text()).not.toContain("11+")
  await typeOver(page, page.getByLabel("Por que mudou"), "Provado pelo contrato.")
  await tabTo(page, page.getByRole("button", { name: "Publicar" }))
  await page.keyboard.press("Enter")
  await expect(page.getByText(published)).toBeVisible()
  await expect(page.locator("#item-years")).toContainText("No site")
  await expect.poll(async () => (await fetch(stack.originUrl)).text()).toContain("11+")
})

const marta = {
  Nome: "Marta Ipê",
  Função: "Consultora, professores",
  "Do que cuida": "Planos de quem dá aula na rede estadual.",
  Idiomas: "Português e Libras",
  "Horário da pessoa": "Segunda a sexta, das 12h às 20h",
}

test("a manager adds a person: the preview shows them before, the edge after publishing, and one press takes them back", async ({
  page,
  stack,
}) => {
  test.slow()
  const team = async () => (await readAtEdge(page, stack, "/equipe")).text.includes(marta.Nome)
  await readAtEdge(page, stack, "/equipe")
  await expect.poll(async () => (await readAtEdge(page, stack, "/equipe")).cache).toBe("HIT")
  await signIn(page, stack, "Gil Modelo", "gestao")
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${stack.url}/painel/ajustes/equipe`)
  await page.getByRole("link", { name: "Nova pessoa" }).click()
  await page.waitForURL(/\/equipe\/novo$/)
  await untilScript(page)
  for (const [label, text] of Object.entries(marta)) await page.getByLabel(label, { exact: true }).fill(text)
  await expect(preview(page).getByRole("heading", { name: marta.Nome })).toBeAttached()
  expect(await team()).toBe(false)
  await page.getByLabel("Por que mudou").fill("Começou em novembro.")
  await page.getByRole("button", { name: "Publicar" }).click()
  await expect(page.getByText(published)).toBeVisible()
  await expect.poll(team, { intervals: [100], timeout: refreshMs }).toBe(true)
  await expect(page.locator("#item-marta-ipe")).toContainText("No site")
  await page.getByRole("button", { name: /^Desfazer/ }).click()
  await expect(page.locator("#item-marta-ipe")).toHaveCount(0)
  await expect.poll(team, { intervals: [100], timeout: refreshMs }).toBe(false)
})

test("axe finds no violation on a list and on an entry, with faults too, and text at 200 % causes no horizontal overflow at 390 px", async ({
  page,
  stack,
}) => {
  test.slow()
  await signIn(page, stack, "Ana Gestora", "administracao")
  const areas = ["numeros", "numeros/years", "equipe", "equipe/novo", "textos/retomar", "operadoras/novo"]
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const checkPage = async (name: string) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await violationsOf(page), `${name}, ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
    expect(await overflow(), `${name}, 200 % text`).toBeLessThanOrEqual(0)
  }
  for (const area of areas) {
    const address = `${stack.url}/painel/ajustes/${area}`
    await page.goto(address)
    expect(page.url()).toBe(address)
    await checkPage(area)
  }
  await page.getByRole("button", { name: "Publicar" }).click()
  await expect(page.getByText("Confira antes de publicar")).toBeVisible()
  await checkPage("operadoras/novo with faults")
})
