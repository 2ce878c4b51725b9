import type { BrowserContext, Page } from "@playwright/test"
import { enrolPerson, forgetUsedCodes, signInAgain, staffPassword } from "../../../testing/factories/staff.ts"
import { codeOf } from "../../../testing/visitors/authenticator.ts"
import { expect, type Stack, test } from "../site-fixture.ts"

async function signInAs(name: string, stack: Stack, context: BrowserContext) {
  const person = await enrolPerson(stack.database, { name, role: "administracao", publicUrl: stack.url })
  await context.addCookies(person.browser.cookiesFor(stack.url))
  return person
}

/** A device that holds passkeys, with the person's PIN known to it. */
async function plugInDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("WebAuthn.enable", { enableUI: false })
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    refusePerson: () => devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false }),
    acceptPerson: () => devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true }),
  }
}

async function openAccount(page: Page, stack: Stack) {
  await page.goto(`${stack.url}/painel/conta`)
  await page.locator("html[data-script=ready]").waitFor({ state: "attached" })
}

test("[N16.01] a passkey is created and renamed, signs in, and confirms a dangerous action", async ({
  page,
  stack,
  context,
}) => {
  const { id } = await signInAs("Alice Modelo", stack, context)
  await plugInDevice(page)
  await openAccount(page, stack)
  await page.getByRole("button", { name: "Nova chave de acesso" }).click()
  await expect(page.getByText("Chave de acesso criada.")).toBeVisible()
  await page.getByText("Mudar", { exact: true }).first().click()
  await page.getByLabel("Nome da chave").fill("Celular da mesa")
  await page.getByRole("button", { name: "Salvar nome" }).click()
  await expect(page.getByText("Nome da chave salvo.")).toBeVisible()
  await expect(page.getByRole("listitem").filter({ hasText: "Celular da mesa" })).toBeVisible()

  await page.getByRole("button", { name: "Sair deste aparelho" }).click()
  await page.getByRole("button", { name: "Entrar com chave de acesso" }).click()
  await expect(page.getByRole("heading", { name: "Fila de leads" })).toBeVisible()

  const { owner } = stack.database.as
  await owner
    .updateTable("staffSessions")
    .set({ provedAt: new Date(Date.now() - 11 * 60_000) })
    .where("userId", "=", id)
    .execute()
  await page.goto(`${stack.url}/painel/conta/codigos`)
  await expect(page.getByRole("heading", { name: "Confirme que é você" })).toBeVisible()
  await page.getByRole("button", { name: "Confirmar com chave de acesso" }).click()
  await page.getByRole("button", { name: "Gerar códigos novos" }).click()
  await expect(page.getByRole("list", { name: "Códigos de recuperação" }).getByRole("listitem")).toHaveCount(
    10,
  )
  const methods = await owner.selectFrom("staffSessions").select("method").where("userId", "=", id).execute()
  expect(methods).toEqual([{ method: "passkey" }])
})

test("[N16.01] when the device refuses, the page says so and the password still works", async ({
  page,
  stack,
  context,
}) => {
  const person = await signInAs("Bento Modelo", stack, context)
  const device = await plugInDevice(page)
  await device.refusePerson()
  await openAccount(page, stack)
  const create = page.getByRole("button", { name: "Nova chave de acesso" })
  await create.click()
  await expect(page.getByRole("alert")).toContainText("A chave não foi criada.")
  await device.acceptPerson()
  await create.click()
  await expect(page.getByText("Chave de acesso criada.")).toBeVisible()
  // The device already holds one of this person.
  await page.locator("html[data-script=ready]").waitFor({ state: "attached" })
  await create.click()
  await expect(page.getByRole("alert")).toContainText("Talvez este aparelho já tenha uma")

  await device.refusePerson()
  await page.getByRole("button", { name: "Sair deste aparelho" }).click()
  await page.getByRole("button", { name: "Entrar com chave de acesso" }).click()
  await expect(page.getByRole("alert")).toHaveText("O aparelho não confirmou. Tente de novo ou use a senha.")
  await forgetUsedCodes(stack.database, person.id)
  await page.getByLabel("E-mail").fill(person.email)
  await page.getByLabel("Senha", { exact: true }).fill(staffPassword)
  await page.getByRole("button", { name: "Continuar" }).click()
  await page.getByRole("textbox").fill(codeOf(person.secret))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Fila de leads" })).toBeVisible()
})

test("[N16.02] a session is ended by keyboard alone", async ({ page, stack, context }) => {
  const person = await signInAs("Clara Modelo", stack, context)
  await signInAgain(stack.database, { ...person, publicUrl: stack.url })
  await openAccount(page, stack)
  const end = page.getByRole("button", { name: /^Encerrar: / })
  await expect(end).toHaveCount(1)
  await expect(async () => {
    await page.keyboard.press("Tab")
    await expect(end).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0], timeout: 15_000 })
  await page.keyboard.press("Enter")
  await expect(page.getByText("Sessão encerrada.")).toBeVisible()
  await expect(end).toHaveCount(0)
  const sessions = stack.database.as.owner.selectFrom("staffSessions").select("id")
  expect(await sessions.where("userId", "=", person.id).execute()).toHaveLength(1)
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("[N16.02] the account shows everything, says that there are no passkeys, and ends a session", async ({
    page,
    stack,
    context,
  }) => {
    const person = await signInAs("Davi Modelo", stack, context)
    await signInAgain(stack.database, { ...person, publicUrl: stack.url })
    await page.goto(`${stack.url}/painel/conta`)
    const blocks = [
      "Entrar sem senha",
      "Senha e segundo passo",
      "Meu horário",
      "Onde o meu acesso está aberto",
      "Aparelhos conhecidos",
      "Avisos por e-mail",
    ]
    for (const name of blocks) await expect(page.getByRole("heading", { name })).toBeVisible()
    await expect(page.getByText("Este navegador não oferece chaves de acesso.")).toBeVisible()
    await expect(page.getByRole("button", { name: "Nova chave de acesso" })).toHaveCount(0)
    await page.getByRole("button", { name: "Encerrar as outras" }).click()
    await expect(page.getByText("As outras sessões foram encerradas.")).toBeVisible()
    await page.getByRole("link", { name: "Trocar" }).click()
    await expect(page.getByRole("heading", { name: "Trocar a senha" })).toBeVisible()
  })
})
