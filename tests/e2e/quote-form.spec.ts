import { eventually } from "../../testing/eventually.ts"
import { officeEmail } from "../../testing/servers/app-processes.ts"
import { mailsTo } from "../../testing/servers/smtp-server.ts"
import { blockScript } from "../../testing/visitors/late-script.ts"
import {
  fillForm,
  openPage,
  retryWaits,
  skipRetryWaits,
  submitButton,
  waitForScript,
} from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

for (const way of ["url", "originUrl"] as const) {
  const route = way === "originUrl" ? "directly" : "through nginx with TLS"

  test(`[S4.22] [S4.19] ${route}, with script: modal, no navigation, one row and one e-mail`, async ({
    page,
    stack,
  }) => {
    await openPage(page, stack[way])
    await fillForm(page)
    await submitButton(page).click()
    const modal = page.getByRole("dialog", { name: "Mensagem Enviada com Sucesso!" })
    await expect(modal).toBeVisible()
    await expect(modal.getByRole("button", { name: "Falar no WhatsApp" })).toBeVisible()
    await modal.getByRole("button", { name: "Fechar" }).click()
    await expect(modal).toBeHidden()
    expect(new URL(page.url()).pathname).toBe("/")
    expect(await stack.database.as.owner.selectFrom("leads").select("submissionKey").execute()).toEqual([
      { submissionKey: expect.any(String) },
    ])
    const mail = await eventually(() => mailsTo(stack.smtp.received, officeEmail)[0])
    expect(mail.replyTo?.[0]?.address).toBe("ana@exemplo.example")
  })

  test(`${route}, without script: /sucesso, one row and one e-mail`, async ({ browser, stack }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ignoreHTTPSErrors: true })
    const page = await context.newPage()
    await page.goto(`${stack[way]}/?utm_source=google`)
    await fillForm(page)
    await submitButton(page).click()
    await expect(page).toHaveURL((url) => url.pathname === "/sucesso")
    await expect(page.getByRole("heading", { name: "Mensagem Enviada com Sucesso!" })).toBeVisible()
    await eventually(() => mailsTo(stack.smtp.received, officeEmail)[0])
    expect(
      await stack.database.as.owner.selectFrom("leads").select(["utmSource", "sourcePage"]).execute(),
    ).toEqual([{ utmSource: "google", sourcePage: `${stack[way]}/?utm_source=google` }])
    await context.close()
  })
}

test("without script, errors are shown beside their fields and the values are kept", async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(stack.url)
  await fillForm(page)
  await page.getByLabel("E-mail", { exact: true }).fill("ana")
  await submitButton(page).click()
  await expect(page.locator("form").getByText("E-mail inválido")).toBeVisible()
  await expect(page.getByLabel("Nome Completo")).toHaveValue("Ana Lima")
  await expect(page.getByLabel("Assunto")).toHaveValue("plano_adesao")
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveAttribute("aria-invalid", "true")
  await context.close()
})

test("[S9.10] [S4.21] the form is empty again one second after success", async ({ page, stack }) => {
  await page.clock.install()
  await openPage(page, stack.url)
  await fillForm(page)
  await page.getByLabel(/Concordo em receber/).check()
  await page.clock.pauseAt(Date.now() + 60_000)
  await submitButton(page).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.clock.runFor(999)
  await expect(page.getByLabel("Nome Completo")).toHaveValue("Ana Lima")
  await page.clock.runFor(1)
  await expect(page.getByLabel("Nome Completo")).toHaveValue("")
  await expect(page.getByLabel("Assunto")).toHaveValue("")
  await expect(page.getByLabel(/Concordo em receber/)).not.toBeChecked()
})

test("[S4.27] editing a field clears its error", async ({ page, stack }) => {
  await openPage(page, stack.url)
  await submitButton(page).click()
  const form = page.locator("form")
  await expect(form.getByText("Nome é obrigatório")).toBeVisible()
  await page.getByLabel("Nome Completo").fill("A")
  await expect(page.getByText("Nome é obrigatório")).toHaveCount(0)
  await expect(form.getByText("E-mail é obrigatório")).toBeVisible()
})

test("[S4.25] [S4.26] [S8.05] when all retries get no answer, a focused alert shows the exact text with phone and chat, and the values are kept", async ({
  page,
  stack,
}) => {
  await page.clock.install()
  await openPage(page, stack.url)
  await fillForm(page)
  await page.route("**/cotacao**", (route) => route.abort())
  await submitButton(page).click()
  await skipRetryWaits(page, retryWaits)
  const alert = page.getByRole("alert")
  await expect(alert).toContainText("Erro inesperado ao enviar formulário. Tente novamente.")
  await expect(alert).toBeFocused()
  await expect(alert.getByRole("link", { name: /\(11\)/ })).toBeVisible()
  await expect(alert.getByRole("link", { name: /WhatsApp/ })).toBeVisible()
  await expect(page.getByLabel("Nome Completo")).toHaveValue("Ana Lima")
})

test("[N12.06] the form with its details can be filled in, sent and closed by keyboard alone", async ({
  page,
  stack,
}) => {
  await openPage(page, stack.url)
  await page.getByLabel("Nome Completo").focus()
  await page.keyboard.type("Ana Lima")
  await page.keyboard.press("Tab")
  await page.keyboard.type("11987654321")
  await page.keyboard.press("Tab")
  await page.keyboard.type("ana@exemplo.example")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("p")
  await page.keyboard.press("Tab")
  await page.keyboard.type("Ap")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  await page.keyboard.type("Aracaju")
  await page.keyboard.press("Tab")
  await page.keyboard.type("SE")
  await page.keyboard.press("Tab")
  await page.keyboard.type("Secretaria da Educação")
  await page.keyboard.press("Tab")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Solicitar Cotação" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  const details = await stack.database.as.owner
    .selectFrom("leads")
    .select(["vinculo", "cidade", "uf", "orgao", "janela"])
    .orderBy("id", "desc")
    .executeTakeFirst()
  expect(details).toEqual({
    vinculo: "Aposentado",
    cidade: "Aracaju",
    uf: "SE",
    orgao: "Secretaria da Educação",
    janela: "Manhã, 8h às 12h",
  })
})

test("keeps and sends what was typed before the script loaded", async ({ page, stack }) => {
  const release = await blockScript(page)
  await page.goto(stack.url)
  await fillForm(page)
  const arrived = page.waitForResponse((response) => response.url().includes("/assets/root"))
  release()
  await arrived
  await page.waitForLoadState("networkidle")
  await waitForScript(page)
  await expect(page.getByLabel("Nome Completo")).toHaveValue("Ana Lima")
  await page.getByRole("textbox", { name: "Mensagem" }).fill("Depois do script")
  await expect(page.getByLabel("Nome Completo")).toHaveValue("Ana Lima")
  await submitButton(page).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  expect(await stack.database.as.owner.selectFrom("leads").select(["name", "message"]).execute()).toEqual([
    { name: "Ana Lima", message: "Depois do script" },
  ])
})
