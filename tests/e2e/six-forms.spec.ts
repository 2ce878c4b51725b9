import { eventually } from "../../testing/eventually.ts"
import { officeEmail } from "../../testing/servers/app-processes.ts"
import { mailsTo } from "../../testing/servers/smtp-server.ts"
import {
  fillForm,
  openPage,
  retryWaits,
  skipRetryWaits,
  submitButton,
} from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

const long = "Erro inesperado ao enviar formulário. Tente novamente."
const short = "Erro inesperado. Tente novamente."

const forms = [
  { path: "/", button: "Solicitar Cotação", busy: "Enviando...", exception: long },
  { path: "/amil", button: "Solicitar Cotação", busy: "Enviando...", exception: long },
  { path: "/sulamerica", button: "Solicitar Cotação", busy: "Enviando...", exception: long },
  { path: "/alice", button: "Verificar Elegibilidade Alice", busy: "Verificando...", exception: short },
  { path: "/porto-seguro", button: "Solicitar Cotação", busy: "Verificando...", exception: short },
  { path: "/medsenior", button: "Solicitar Cotação", busy: "Enviando...", exception: short },
] as const

for (const { path, button, busy, exception } of forms) {
  test(`[S4.17] [S4.18] [S4.20] [S8.05] [S8.06] [S8.07] [S7.02] ${path}: shows busy, failure, success and thanks`, async ({
    page,
    stack,
  }) => {
    await page.clock.install()
    await openPage(page, `${stack.url}${path}`)
    await fillForm(page)
    const submit = submitButton(page)
    await expect(submit).toHaveText(button)

    await page.route("**/cotacao**", (route) => route.abort())
    await submit.click()
    await skipRetryWaits(page, retryWaits)
    await expect(page.getByRole("alert")).toContainText(exception)
    await page.unroute("**/cotacao**")

    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route("**/cotacao**", async (route) => {
      await held
      await route.continue()
    })
    await submit.click()
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveText(busy)
    const answered = page.waitForResponse((response) => response.url().includes("/cotacao"))
    go()
    // S7.02: all forms share one function and one shape of answer.
    expect(await (await answered).json()).toMatchObject({ success: true, error: "" })
    const thanks = page.getByRole("dialog")
    await expect(thanks).toBeVisible()
    await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }))
    const chat = page.waitForEvent("popup")
    await thanks.getByRole("button", { name: "Falar no WhatsApp" }).click()
    expect((await chat).url()).toContain("wa.me")
    await expect(thanks).toBeHidden()
    expect(await stack.database.as.owner.selectFrom("leads").select("id").execute()).toHaveLength(1)
    await eventually(() => mailsTo(stack.smtp.received, officeEmail).length === 1)
  })
}

test("[S6.02] the browser connects only to the site's own origin and receives no database credentials", async ({
  page,
  stack,
}) => {
  const hosts = new Set<string>()
  page.on("request", (request) => hosts.add(new URL(request.url()).origin))
  for (const { path } of forms) {
    await openPage(page, `${stack.url}${path}`)
    await page.waitForLoadState("networkidle")
  }
  expect([...hosts]).toEqual([stack.url])
  const scripts = await page.evaluate(async () => {
    const files = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js"))
    return (await Promise.all(files.map(async (file) => (await fetch(file)).text()))).join("\n")
  })
  expect(scripts.length).toBeGreaterThan(10_000)
  expect(scripts).not.toMatch(/postgres(ql)?:\/\/|(?<!teste-)supabase|webplan_web|APP_SECRET/i)
})
