import { eventually } from "../../testing/eventually.ts"
import { officeEmail, openSite } from "../../testing/servers/app-processes.ts"
import { startCuttingProxy } from "../../testing/servers/cutting-proxy.ts"
import { mailsTo } from "../../testing/servers/smtp-server.ts"
import { widths } from "../../testing/visitors/templates.ts"
import {
  fillForm,
  formStatus,
  openPage,
  retryWaits,
  skipRetryWaits,
  storedWithoutConsent,
  submitButton,
} from "../../testing/visitors/visitor.ts"
import { violationsOf } from "./axe-violations.ts"
import { expect, test } from "./site-fixture.ts"

const thanks = "Mensagem Enviada com Sucesso!"
const kept = "O que você escreveu está guardado neste aparelho."
const draftKey = "webplan_rascunho_main"
const unavailable = /Erro ao enviar: nosso sistema está fora do ar por um momento \(código [\w-]{8}\)/

test("offline while sending: says so, claims no success, and sends once when the network is back", async ({
  page,
  context,
  stack,
}) => {
  await openPage(page, stack.url)
  await fillForm(page)
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(formStatus(page)).toHaveText(
    `Sem conexão no momento. ${kept} Vamos tentar de novo em 2 segundos.`,
  )
  await expect(page.getByText("Sem conexão no momento.", { exact: true })).toBeVisible()
  await expect(page.getByRole("button", { name: "Tentar agora" })).toBeVisible()
  await expect(page.locator("form").getByRole("link", { name: /\(11\)/ })).toBeVisible()
  await expect(page.getByRole("dialog")).toBeHidden()
  expect(await stack.database.as.owner.selectFrom("leads").select("id").execute()).toEqual([])
  const draft = JSON.parse((await storedWithoutConsent(page)).local[draftKey] ?? "{}") as Record<
    string,
    unknown
  >
  expect(draft).toMatchObject({ key: expect.any(String), values: { name: "Ana Lima" } })

  await context.setOffline(false)
  await expect(page.getByRole("dialog", { name: thanks })).toBeVisible()
  await expect(formStatus(page)).toHaveText("")
  expect(await stack.database.as.owner.selectFrom("leads").select("submissionKey").execute()).toEqual([
    { submissionKey: draft["key"] },
  ])
  await eventually(() => mailsTo(stack.smtp.received, officeEmail).length === 1)
  expect((await storedWithoutConsent(page)).local).toEqual({})
})

test("[S4.28] server killed after the commit and before the response: the retry gives the same lead, with one row, one e-mail and one protocol", async ({
  page,
  stack,
}) => {
  const env = { TRUST_PROXY: "1" }
  const first = await openSite({ database: stack.database, env })
  const second = await openSite({ database: stack.database, env })
  const proxy = await startCuttingProxy(first.port)
  const keys: (string | null)[] = []
  page.on("request", (request) => {
    if (request.url().includes("/cotacao"))
      keys.push(new URLSearchParams(request.postData() ?? "").get("submission_key"))
  })
  try {
    await openPage(page, `http://127.0.0.1:${proxy.port}`)
    await fillForm(page)
    proxy.onCut = () => {
      proxy.mode = "closed"
      void first.kill()
    }
    proxy.mode = "cut"
    await submitButton(page).click()
    await expect(formStatus(page)).toContainText("Ainda não recebemos a confirmação do envio.")
    expect(proxy.cuts).toBe(1)
    await first.ended
    const [row] = await stack.database.as.owner.selectFrom("leads").select("protocol").execute()
    await expect(page.getByRole("dialog")).toBeHidden()
    proxy.upstreamPort = second.port
    proxy.mode = "open"
    const modal = page.getByRole("dialog", { name: thanks })
    await expect(modal).toContainText(row?.protocol ?? "no row")
    expect(await stack.database.as.owner.selectFrom("leads").select("protocol").execute()).toEqual([row])
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
    await eventually(() => mailsTo(stack.smtp.received, officeEmail).length === 1)
  } finally {
    await proxy.stop()
    await first.kill()
    await second.stop()
  }
})

test("[S8.01] database down: retries with script, then shows our message; without script immediately; typed text is kept", async ({
  page,
  browser,
  stack,
}) => {
  const address = new URL(stack.database.urls.web)
  const proxy = await startCuttingProxy(Number(address.port))
  address.port = String(proxy.port)
  const site = await openSite({ database: { urls: { ...stack.database.urls, web: address.href } } })
  try {
    await page.clock.install()
    await openPage(page, site.url)
    await fillForm(page)
    proxy.mode = "closed"
    await submitButton(page).click()
    await skipRetryWaits(page, retryWaits.slice(0, 3))
    await expect(page.getByRole("alert")).toContainText(unavailable)
    await expect(page.getByRole("alert")).toBeFocused()
    await expect(page.getByLabel("Nome Completo")).toHaveValue("Ana Lima")

    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(site.url)
    await fillForm(plain)
    const answered = plain.waitForResponse((response) => response.request().method() === "POST")
    await submitButton(plain).click()
    expect((await answered).status()).toBe(503)
    await expect(plain.getByRole("alert")).toContainText(unavailable)
    await expect(plain.getByLabel("Nome Completo")).toHaveValue("Ana Lima")
    await context.close()
  } finally {
    await proxy.stop()
    await site.stop()
  }
})

test("a response that is not ours is not a success, whatever its status", async ({ page, stack }) => {
  await openPage(page, stack.url)
  await fillForm(page)
  await page.route("**/cotacao**", (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Wi-Fi do hotel: entre</h1>" }),
  )
  await submitButton(page).click()
  await expect(formStatus(page)).toContainText("Ainda não recebemos a confirmação do envio.")
  await page.unroute("**/cotacao**")
  await page.route("**/cotacao**", (route) => route.fulfill({ status: 200, json: { success: true } }))
  await page.getByRole("button", { name: "Tentar agora" }).click()
  await expect(formStatus(page)).toContainText("em 4 segundos")
  await expect(page.getByRole("dialog")).toBeHidden()
})

test("does not retry after our responses 400, 409, 429 and 500", async ({ page, stack }) => {
  await openPage(page, stack.url)
  await fillForm(page)
  let requests = 0
  for (const status of [400, 409, 429, 500]) {
    await page.route("**/cotacao**", (route) => {
      requests++
      return route.fulfill({ status, json: { success: false, error: `Resposta ${status}`, errors: {} } })
    })
    await submitButton(page).click()
    await expect(page.getByRole("alert")).toContainText(`Resposta ${status}`)
    await expect(formStatus(page)).toHaveText("")
    await page.unroute("**/cotacao**")
  }
  expect(requests).toBe(4)
  await expect(page.getByLabel("Nome Completo")).toHaveValue("Ana Lima")
})

test("editing stops the retries, and the new text has a new submission key", async ({ page, stack }) => {
  const keys: (string | null)[] = []
  page.on("request", (request) => {
    if (request.url().includes("/cotacao"))
      keys.push(new URLSearchParams(request.postData() ?? "").get("submission_key"))
  })
  await openPage(page, stack.url)
  await fillForm(page)
  await page.route("**/cotacao**", (route) => route.abort())
  await submitButton(page).click()
  await expect(formStatus(page)).toContainText("em 2 segundos")
  await page.getByRole("textbox", { name: "Mensagem" }).fill("Mais uma coisa")
  await expect(formStatus(page)).toHaveText("")
  await page.unroute("**/cotacao**")
  await submitButton(page).click()
  await expect(page.getByRole("dialog", { name: thanks })).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})

test("keyboard: retries now, stops and sends while waiting; axe finds no violation at any width", async ({
  page,
  stack,
}) => {
  test.slow()
  await page.clock.install()
  await openPage(page, stack.url)
  await fillForm(page)
  await page.route("**/cotacao**", (route) => route.abort())
  await submitButton(page).click()
  await expect(formStatus(page)).toContainText("em 2 segundos")
  await page.clock.pauseAt(Date.now() + 200)
  const now = page.getByRole("button", { name: "Tentar agora" })
  await now.focus()
  await page.keyboard.press("Enter")
  await expect(formStatus(page)).toContainText("em 4 segundos")
  await expect(now).toBeFocused()
  await page.clock.resume()
  await skipRetryWaits(page, [4, 8, 15])
  await expect(formStatus(page)).toContainText("em 30 segundos")
  const axe = async (state: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violationsOf(page, { within: "form" }), `${state}, ${width} px`).toEqual([])
    }
  }
  await axe("waiting")
  await expect(now).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Parar" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(formStatus(page)).toHaveText(`Paramos de tentar. Seu pedido ainda não foi confirmado. ${kept}`)
  await expect(page.getByRole("button", { name: "Enviar agora" })).toBeFocused()
  await axe("stopped")
  await page.unroute("**/cotacao**")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: thanks })).toBeVisible()
})

test("after the last retry shows the offer's message, and the form can be sent with the same key", async ({
  page,
  stack,
}) => {
  await page.clock.install()
  await openPage(page, stack.url)
  await fillForm(page)
  const keys: (string | null)[] = []
  page.on("request", (request) => {
    if (request.url().includes("/cotacao"))
      keys.push(new URLSearchParams(request.postData() ?? "").get("submission_key"))
  })
  await page.route("**/cotacao**", (route) => route.abort())
  await submitButton(page).click()
  await skipRetryWaits(page, retryWaits)
  await expect(page.getByRole("alert")).toContainText(
    "Erro inesperado ao enviar formulário. Tente novamente.",
  )
  await page.unroute("**/cotacao**")
  await submitButton(page).click()
  await expect(page.getByRole("dialog", { name: thanks })).toBeVisible()
  expect(keys).toHaveLength(7)
  expect(new Set(keys).size).toBe(1)
})
