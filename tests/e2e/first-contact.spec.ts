import type { Browser, Page } from "@playwright/test"
import { eventually } from "../../testing/eventually.ts"
import { officeEmail } from "../../testing/servers/app-processes.ts"
import { mailsTo } from "../../testing/servers/smtp-server.ts"
import { fillForm, openPage, submitButton } from "../../testing/visitors/visitor.ts"
import { expect, type Stack, test } from "./site-fixture.ts"

const sixForms = ["/", "/amil", "/sulamerica", "/alice", "/porto-seguro", "/medsenior"]
const post = "/blog/golpe-do-boleto-falso"
const question = "Confira o número: faltam dígitos"
const sendAnyway = "O número é este. Enviar assim mesmo"

async function withoutScript(browser: Browser, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
  })
  await visit(await context.newPage())
  await context.close()
}

const summary = (page: Page) => page.getByRole("alert")

function storedPhones({ database }: Stack) {
  return database.as.owner.selectFrom("leads").select(["phone", "phoneSentAnyway"]).execute()
}

test("[N3.01] without script a failed form answers 400 with a summary first in main, links to the fields, a title and what was typed", async ({
  browser,
  stack,
}) => {
  test.slow()
  await withoutScript(browser, async (page) => {
    for (const path of [...sixForms, post]) {
      await page.goto(`${stack.url}${path}?utm_source=google`)
      const title = await page.title()
      await page.getByRole("textbox", { name: "Idades" }).fill("58, 55")
      await page.getByLabel("E-mail", { exact: true }).fill("ana")
      await page.getByLabel("Telefone/WhatsApp").fill("123")
      const [response] = await Promise.all([
        page.waitForResponse((reply) => reply.request().method() === "POST"),
        submitButton(page).click(),
      ])
      expect(response.status(), path).toBe(400)
      await expect(page).toHaveTitle(`Erro: ${title}`)
      expect(new URL(page.url()).search, path).toBe("?utm_source=google")
      expect((await page.locator("main").innerText()).trim(), path).toMatch(
        /^Confira \S+ campos e envie de novo/,
      )
      await expect(summary(page)).toBeInViewport()
      expect(await page.getByRole("heading", { level: 1 }).count(), path).toBe(1)
      const links = summary(page).getByRole("link")
      expect((await links.allInnerTexts()).slice(0, 3), path).toEqual([
        "Nome é obrigatório",
        question,
        "E-mail inválido",
      ])
      await links.nth(1).click()
      await expect(page.getByLabel("Telefone/WhatsApp")).toBeFocused()
      await expect(page.getByRole("textbox", { name: "Idades" })).toHaveValue("58, 55")
      await expect(page.getByLabel("Telefone/WhatsApp")).toHaveValue("123")
    }
  })
})

test("[N3.02] with script the summary takes the focus, and closing the success modal returns it to the button", async ({
  page,
  stack,
}) => {
  await openPage(page, stack.url)
  const title = await page.title()
  await submitButton(page).click()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page)).toBeInViewport()
  await expect(summary(page).getByRole("link")).toHaveText([
    "Nome é obrigatório",
    "Telefone é obrigatório",
    "E-mail é obrigatório",
    "Assunto é obrigatório",
  ])
  await expect(page).toHaveTitle(`Erro: ${title}`)
  await summary(page).getByRole("link", { name: "E-mail é obrigatório" }).press("Enter")
  await expect(page.getByLabel("E-mail", { exact: true })).toBeFocused()
  await fillForm(page)
  await expect(summary(page)).toContainText("E-mail: corrigido")
  for (const close of ["Enter", "Escape"]) {
    await submitButton(page).click()
    const modal = page.getByRole("dialog")
    await expect(modal).toBeVisible()
    await expect(page).toHaveTitle(title)
    if (close === "Enter") await modal.getByRole("button", { name: "Fechar" }).press("Enter")
    else await page.keyboard.press("Escape")
    await expect(modal).toBeHidden()
    await expect(submitButton(page)).toBeFocused()
    await expect(page.getByLabel("Nome Completo")).toHaveValue("")
    await fillForm(page)
  }
})

test("[N3.03] a number that cannot be called is questioned once and can be sent anyway, with and without script, and is marked for the desk", async ({
  page,
  browser,
  stack,
}) => {
  const visit = async (visitor: Page) => {
    await fillForm(visitor)
    await visitor.getByLabel("Telefone/WhatsApp").fill("(12) 3")
    await submitButton(visitor).click()
    await expect(summary(visitor)).toContainText(question)
    expect(await storedPhones(stack)).toEqual([])
    await visitor.getByLabel(sendAnyway).check()
    await submitButton(visitor).click()
    await eventually(async () => (await storedPhones(stack)).length === 1)
    expect(await storedPhones(stack)).toEqual([{ phone: "(12) 3", phoneSentAnyway: true }])
    const mail = await eventually(() => mailsTo(stack.smtp.received, officeEmail)[0])
    expect(mail.text).toContain(`${question}. A pessoa foi avisada e enviou assim mesmo.`)
  }
  await openPage(page, stack.url)
  await visit(page)
  await expect(page.getByRole("dialog")).toBeVisible()

  await stack.database.as.owner.deleteFrom("leads").execute()
  stack.smtp.received.length = 0
  await withoutScript(browser, async (visitor) => {
    await visitor.goto(stack.url)
    await visit(visitor)
    await expect(visitor).toHaveURL(/\/sucesso/)
  })
})

test("[N3.05] the six forms ask for name and phone first, then e-mail, ages and subject", async ({
  browser,
  stack,
}) => {
  await withoutScript(browser, async (page) => {
    for (const path of sixForms) {
      await page.goto(`${stack.url}${path}`)
      const fields = page.locator('form[method="post"] :is(input, select, textarea)')
      const names = await fields.evaluateAll((all) => all.map((field) => field.getAttribute("name")))
      expect(names.slice(0, 5), path).toEqual(["name", "phone", "email", "idade", "subject"])
      const required = page.locator('form[method="post"] :required')
      expect(
        await required.evaluateAll((all) => all.map((field) => field.getAttribute("name"))),
        path,
      ).toEqual(["name", "phone", "email", "subject"])
    }
  })
})
