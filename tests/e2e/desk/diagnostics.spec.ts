import type { BrowserContext, Page } from "@playwright/test"
import { sql } from "kysely"
import { enrolPerson } from "../../../testing/factories/staff.ts"
import { waitForScript } from "../../../testing/visitors/visitor.ts"
import { expect, type Stack, test } from "../site-fixture.ts"

/** Creates an administrator with a second factor and gives the browser the session cookies. */
async function signIn(context: BrowserContext, { database, url }: Stack) {
  const name = `Beatriz${Math.random().toString(36).slice(2, 8)} Modelo`
  const { browser } = await enrolPerson(database, { name, role: "administracao", publicUrl: url })
  await context.addCookies(browser.cookiesFor(url))
}

/** Opens a page, checks that it is not the sign-in page, and waits for its script. */
async function open(page: Page, { url }: Stack, path: string) {
  await page.goto(url + path)
  await expect(page.getByRole("heading", { name: "Diagnóstico", level: 1 })).toBeVisible()
  await waitForScript(page)
}

/** Holds form requests of the page's script until the returned function is called. */
async function holdFormRequests(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.data(\?|$)/, async (route) => {
    if (route.request().method() === "POST") await released
    await route.continue()
  })
  return () => release()
}

test("[S2.65] [S2.66] [S4.38] a lead test goes from idle to sending to success, in green", async ({
  page,
  context,
  stack,
}) => {
  await signIn(context, stack)
  await open(page, stack, "/teste-supabase")
  const status = page.getByRole("status").filter({ hasText: "Sucesso" })
  await expect(page.getByRole("button", { name: "Testar Envio de Lead" })).toBeEnabled()
  await expect(status).toHaveCount(0)
  const release = await holdFormRequests(page)
  await page.getByRole("button", { name: "Testar Envio de Lead" }).click()
  await expect(page.getByRole("button", { name: "Enviando..." })).toBeDisabled()
  release()
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

test("[S2.65] the connection test says 'Testando...' while it runs", async ({ page, context, stack }) => {
  await signIn(context, stack)
  await open(page, stack, "/teste-supabase")
  const release = await holdFormRequests(page)
  await page.getByRole("button", { name: "Testar Conexão" }).click()
  await expect(page.getByRole("button", { name: "Testando..." })).toBeDisabled()
  release()
  await expect(page.getByText(/^Conexão estabelecida: /)).toBeVisible()
})

test("[S8.22] shows a message after activating a site", async ({ page, context, stack }) => {
  await signIn(context, stack)
  await sql`update sites set is_active = false where name = 'engenheiros'`.execute(stack.database.as.owner)
  await open(page, stack, "/blog-debug")
  await page
    .getByRole("row", { name: /Blog Engenheiros/ })
    .getByRole("button", { name: "Ativar Site" })
    .click()
  await expect(page.getByRole("status").filter({ hasText: "✅ Site ativado com sucesso!" })).toBeVisible()
  await expect(page.getByRole("row", { name: /Blog Engenheiros/ })).toContainText("ativo")
})

test("[S8.23] the connectivity test shows success and failure", async ({ page, context, stack }) => {
  await signIn(context, stack)
  await open(page, stack, "/blog-env")
  await page.getByRole("button", { name: "Testar Conexão" }).click()
  await expect(page.getByText("Conexão com Supabase OK!")).toBeVisible()
  await sql`revoke select on pgmigrations from webplan_web`.execute(stack.database.as.owner)
  try {
    await page.getByRole("button", { name: "Testar Conexão" }).click()
    await expect(page.getByText("Erro de conexão com Supabase")).toBeVisible()
  } finally {
    await sql`grant select on pgmigrations to webplan_web`.execute(stack.database.as.owner)
  }
})
