import { blockScript } from "../../testing/visitors/late-script.ts"
import {
  fillForm,
  formStatus,
  openPage,
  storedWithoutConsent,
  submitButton,
  waitForScript,
} from "../../testing/visitors/visitor.ts"
import { expect, test } from "./site-fixture.ts"

const draftKey = "webplan_rascunho_main"
const thanks = "Mensagem Enviada com Sucesso!"
const restored = "Recuperamos o que você escreveu antes. Está guardado somente neste aparelho."
const nothing = { local: {}, cookies: "" }
const key = "123e4567-e89b-42d3-a456-426614174000"

function draft(pendingSince: number) {
  return {
    values: {
      name: "Ana Lima",
      email: "ana@exemplo.example",
      phone: "(11) 98765-4321",
      idade: "",
      subject: "empresarial",
      message: "",
      emailConsent: false,
    },
    key,
    pendingSince,
    savedAt: Date.now(),
  }
}

test("a visit that types nothing stores nothing, on any page", async ({ page, stack }) => {
  await openPage(page, `${stack.url}/sobre?utm_source=google`)
  await openPage(page, `${stack.url}/amil`)
  await page.getByLabel("Nome Completo").focus()
  await openPage(page, stack.url)
  await submitButton(page).click()
  await expect(page.getByRole("alert").getByText("Nome é obrigatório")).toBeVisible()
  await expect.poll(() => storedWithoutConsent(page)).toEqual(nothing)
})

test("restores the typed values after a reload, and deletes the draft when the lead was received", async ({
  page,
  stack,
}) => {
  await openPage(page, stack.url)
  await fillForm(page)
  await page.getByLabel(/Concordo em receber/).check()
  expect(Object.keys((await storedWithoutConsent(page)).local)).toEqual([draftKey])
  await page.goto("about:blank")
  await openPage(page, stack.url)
  await expect(page.getByText(restored)).toBeVisible()
  await expect(page.getByLabel("Nome Completo")).toHaveValue("Ana Lima")
  await expect(page.getByLabel("Assunto")).toHaveValue("plano_adesao")
  await expect(page.getByLabel(/Concordo em receber/)).toBeChecked()
  await submitButton(page).click()
  await expect(page.getByRole("dialog", { name: thanks })).toBeVisible()
  await expect.poll(() => storedWithoutConsent(page)).toEqual(nothing)
  await expect(page.getByText(restored)).toBeHidden()
  await expect(page.getByLabel("Nome Completo")).toHaveValue("")
  await expect.poll(() => storedWithoutConsent(page)).toEqual(nothing)
})

test("one button deletes the draft; emptying the fields does too", async ({ page, stack }) => {
  await openPage(page, stack.url)
  await page.getByLabel("Nome Completo").fill("Ana")
  await page.getByLabel("Nome Completo").fill("")
  await expect.poll(() => storedWithoutConsent(page)).toEqual(nothing)
  await fillForm(page)
  await page.reload({ waitUntil: "networkidle" })
  await waitForScript(page)
  await page.getByRole("button", { name: "Apagar o que escrevi" }).click()
  await expect(page.getByLabel("Nome Completo")).toHaveValue("")
  await expect(page.getByLabel("Nome Completo")).toBeFocused()
  await expect(page.getByText(restored)).toBeHidden()
  await expect.poll(() => storedWithoutConsent(page)).toEqual(nothing)
})

test("a draft never overwrites what was typed before the script loaded", async ({ page, stack }) => {
  await openPage(page, stack.url)
  await fillForm(page)
  await page.goto("about:blank")
  const release = await blockScript(page)
  await page.goto(stack.url)
  await page.getByLabel("Nome Completo").fill("Outra Pessoa")
  const arrived = page.waitForResponse((response) => response.url().includes("/assets/root"))
  release()
  await arrived
  await page.waitForLoadState("networkidle")
  await waitForScript(page)
  await page.getByRole("textbox", { name: "Mensagem" }).fill("Depois do script")
  await expect(page.getByLabel("Nome Completo")).toHaveValue("Outra Pessoa")
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("")
  await expect(page.getByText(restored)).toBeHidden()
})

test("resumes a request younger than five minutes after a reload", async ({ page, stack }) => {
  await openPage(page, stack.url)
  await fillForm(page)
  await page.route("**/cotacao**", (route) => route.abort())
  await submitButton(page).click()
  await expect(formStatus(page)).toContainText("Vamos tentar de novo")
  const stored = JSON.parse((await storedWithoutConsent(page)).local[draftKey] ?? "{}") as { key?: string }
  await page.unroute("**/cotacao**")
  await page.reload()
  await page.mouse.move(5, 5)
  await expect(page.getByRole("dialog", { name: thanks })).toBeVisible()
  expect(
    await stack.database.as.owner.selectFrom("leads").select(["name", "submissionKey"]).execute(),
  ).toEqual([{ name: "Ana Lima", submissionKey: stored.key }])
  await expect.poll(() => storedWithoutConsent(page)).toEqual(nothing)
})

test("shows an older unconfirmed request and sends it only when the visitor presses the button", async ({
  page,
  stack,
}) => {
  let requests = 0
  page.on("request", (request) => {
    if (request.url().includes("/cotacao")) requests++
  })
  await page.goto(stack.url)
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    draftKey,
    JSON.stringify(draft(Date.now() - 10 * 60_000)),
  ] as const)
  await page.reload({ waitUntil: "networkidle" })
  await waitForScript(page)
  await expect(formStatus(page)).toContainText("Um pedido seu ficou sem confirmação de envio.")
  await expect(page.getByLabel("Nome Completo")).toHaveValue("Ana Lima")
  await expect(page.getByRole("button", { name: "Apagar o que escrevi" })).toBeVisible()
  expect(requests).toBe(0)
  await page.getByRole("button", { name: "Enviar agora" }).click()
  await expect(page.getByRole("dialog", { name: thanks })).toBeVisible()
  expect(await stack.database.as.owner.selectFrom("leads").select("submissionKey").execute()).toEqual([
    { submissionKey: key },
  ])
})

test("ignores and deletes a broken or expired draft of any form", async ({ page, stack }) => {
  await page.goto(stack.url)
  const old = JSON.stringify({ ...draft(0), savedAt: Date.now() - 8 * 86_400_000 })
  await page.evaluate((old) => {
    localStorage.setItem("webplan_rascunho_main", "{")
    localStorage.setItem("webplan_rascunho_amil", old)
  }, old)
  await page.reload({ waitUntil: "networkidle" })
  await waitForScript(page)
  await expect(page.getByLabel("Nome Completo")).toHaveValue("")
  await expect.poll(() => storedWithoutConsent(page)).toEqual(nothing)
})

test("without storage and without TLS, the form works and does not claim to store a draft", async ({
  page,
  stack,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError")
      },
    })
    Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined })
  })
  await openPage(page, stack.url)
  await fillForm(page)
  await page.route("**/cotacao**", (route) => route.abort())
  await submitButton(page).click()
  await expect(formStatus(page)).toContainText("O que você escreveu continua nesta página.")
  await expect(page.getByText("guardado neste aparelho")).toBeHidden()
  await page.unroute("**/cotacao**")
  await page.getByRole("button", { name: "Tentar agora" }).click()
  await expect(page.getByRole("dialog", { name: thanks })).toBeVisible()
})
