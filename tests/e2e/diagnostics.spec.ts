import type { BrowserContext, Page } from "@playwright/test"
import { sql } from "kysely"
import { enrolPerson } from "../../testing/factories/staff.ts"
import { waitForScript } from "../../testing/visitors/visitor.ts"
import { expect, type House, test } from "./site-fixture.ts"

/** Invited, with a second factor, and signed in: the browser gets the cookies. */
async function signIn(context: BrowserContext, { database, url }: House) {
  const name = `Beatriz${Math.random().toString(36).slice(2, 8)} Modelo`
  const { browser } = await enrolPerson(database, { name, role: "administracao", publicUrl: url })
  await context.addCookies(browser.cookiesFor(url))
}

/** The page itself and not the way in, with its script awake. */
async function open(page: Page, { url }: House, path: string) {
  await page.goto(url + path)
  await expect(page.getByRole("heading", { name: "Diagnóstico", level: 1 })).toBeVisible()
  await waitForScript(page)
}

/** Holds every press that the page's script sends, until told to let it go. */
async function holdPresses(page: Page) {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === "POST") await free
    await route.continue()
  })
  return () => letGo()
}

test("[S2.65] [S2.66] [S4.38] a lead test goes from idle to sending to its success, in green", async ({
  page,
  context,
  house,
}) => {
  await signIn(context, house)
  await open(page, house, "/teste-supabase")
  const status = page.getByRole("status").filter({ hasText: "Sucesso" })
  await expect(page.getByRole("button", { name: "Testar Envio de Lead" })).toBeEnabled()
  await expect(status).toHaveCount(0)
  const letGo = await holdPresses(page)
  await page.getByRole("button", { name: "Testar Envio de Lead" }).click()
  await expect(page.getByRole("button", { name: "Enviando..." })).toBeDisabled()
  letGo()
  await expect(page.getByText("Sucesso! Lead enviado com sucesso para a base de dados")).toBeVisible()
  await expect(page.getByText("Sucesso! Lead enviado com sucesso para a base de dados")).toHaveCSS(
    "color",
    "rgb(0, 96, 79)",
  )
  await expect(page.getByRole("button", { name: "Testar Envio de Lead" })).toBeEnabled()
  await page.getByLabel("E-mail").fill("x")
  await page.getByRole("button", { name: "Testar Envio de Lead" }).click()
  await expect(page.getByText("Erro: E-mail inválido")).toBeVisible()
  await expect(page.getByLabel("E-mail")).toHaveValue("x")
})

test("[S2.65] the connection test says 'Testando...' while it runs", async ({ page, context, house }) => {
  await signIn(context, house)
  await open(page, house, "/teste-supabase")
  const letGo = await holdPresses(page)
  await page.getByRole("button", { name: "Testar Conexão" }).click()
  await expect(page.getByRole("button", { name: "Testando..." })).toBeDisabled()
  letGo()
  await expect(page.getByText(/^Conexão estabelecida: /)).toBeVisible()
})

test("[S8.22] an activated site is told in passing", async ({ page, context, house }) => {
  await signIn(context, house)
  await sql`update sites set is_active = false where name = 'engenheiros'`.execute(house.database.as.owner)
  await open(page, house, "/blog-debug")
  await page
    .getByRole("row", { name: /Blog Engenheiros/ })
    .getByRole("button", { name: "Ativar Site" })
    .click()
  await expect(page.getByRole("status").filter({ hasText: "✅ Site ativado com sucesso!" })).toBeVisible()
  await expect(page.getByRole("row", { name: /Blog Engenheiros/ })).toContainText("ativo")
})

test("[S8.23] the connectivity test tells success and failure", async ({ page, context, house }) => {
  await signIn(context, house)
  await open(page, house, "/blog-env")
  await page.getByRole("button", { name: "Testar Conexão" }).click()
  await expect(page.getByText("Conexão com Supabase OK!")).toBeVisible()
  await sql`revoke select on pgmigrations from webplan_web`.execute(house.database.as.owner)
  try {
    await page.getByRole("button", { name: "Testar Conexão" }).click()
    await expect(page.getByText("Erro de conexão com Supabase")).toBeVisible()
  } finally {
    await sql`grant select on pgmigrations to webplan_web`.execute(house.database.as.owner)
  }
})
