import { readFile } from "node:fs/promises"
import type { Browser, Page } from "@playwright/test"
import { sql } from "kysely"
import { createRandom } from "../../db/seed/random.ts"
import { eventually } from "../../testing/eventually.ts"
import { endUndoTime } from "../../testing/factories/holder-session.ts"
import { storeLeads } from "../../testing/factories/stored-lead.ts"
import { dumpDatabase, wordsIn } from "../../testing/servers/database-dump.ts"
import { holderHome, signInAsHolder } from "../../testing/visitors/holder-visit.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"
import { violationsOf } from "./axe-violations.ts"
import { expect, type Stack, test } from "./site-fixture.ts"

const person = {
  ...goodFields,
  name: "Quitéria Zanzibar",
  email: "quiteria.zanzibar@exemplo.example",
  phone: "(11) 98123-7654",
  message: "Moro perto do jequitibá.",
  email_consent: "1",
}
/** The person's data, before and after the correction. */
const traces = [
  "Quitéria",
  "Zanzibar",
  person.email,
  person.phone,
  "jequitibá",
  "(21) 99555-1234",
  "araucária",
]

async function downloaded(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()])
  return readFile(await file.path(), "utf8")
}

const erasure = (page: Page) => page.getByRole("region", { name: "Você pediu para apagar os seus dados" })

async function confirmErasure(page: Page) {
  await page.getByRole("checkbox").check()
  await page.getByRole("button", { name: "Apagar os meus dados" }).click()
  await expect(erasure(page)).toBeVisible()
}

async function journey(page: Page, stack: Stack) {
  const { smtp, database } = stack
  await postForm(stack.originUrl, person)
  await postForm(stack.originUrl, {
    ...person,
    email: person.email.toUpperCase(),
    message: "Segundo pedido.",
  })
  await storeLeads(database.as.owner, createRandom(3), [{ email: "vizinha@exemplo.example" }])
  await eventually(
    () => smtp.received.filter(({ recipients }) => /zanzibar/i.test(recipients.join())).length === 2,
  )

  await signInAsHolder(page, stack, person.email)
  const main = page.getByRole("main")
  await expect(main.getByRole("article")).toHaveCount(2)
  for (const text of [
    person.name,
    person.phone,
    "Moro perto do jequitibá.",
    "52, 49 (2 vidas",
    "Com ninguém fora",
  ])
    await expect(main.getByText(text).first()).toBeVisible()
  await expect(main).not.toContainText("vizinha")

  const first = main.getByRole("article").filter({ hasText: "jequitibá" })
  await first.getByRole("link", { name: "Corrigir" }).click()
  await page.getByLabel("Telefone/WhatsApp").fill("(21) 99555-1234")
  await page.getByLabel("Mensagem").fill("Moro perto da araucária.")
  await page.getByRole("button", { name: "Salvar" }).click()
  await expect(page.getByText("Dados corrigidos.")).toBeVisible()
  await expect(first).toHaveCount(0)
  await expect(main.getByText("Moro perto da araucária.")).toBeVisible()

  const json = JSON.parse(await downloaded(page, "Baixar os meus dados (arquivo)")) as {
    pedidosDeCotacao: { phone: string }[]
  }
  expect(json.pedidosDeCotacao.map(({ phone }) => phone).toSorted()).toEqual([
    "(11) 98123-7654",
    "(21) 99555-1234",
  ])
  expect(await downloaded(page, "Baixar texto")).toContain("Moro perto da araucária.")

  await page.getByRole("button", { name: "Retirar consentimento" }).click()
  await expect(page.getByText("Consentimento retirado.")).toBeVisible()

  await page.getByRole("link", { name: "Fazer um pedido" }).click()
  await page.getByLabel("Mensagem").fill("Quitéria pergunta: quem viu?")
  await page.getByRole("button", { name: "Enviar pedido" }).click()
  await expect(page.getByRole("heading", { name: "Pedidos à espera de resposta" })).toBeVisible()

  const before = await dumpDatabase(database.adminUrl)
  expect(wordsIn(before.text, traces), "the search finds stored data").toEqual(
    traces.filter((trace) => trace !== "jequitibá"),
  )
  expect(before.tables).toEqual(
    expect.arrayContaining(["pgboss.job_common", "public.leads", "public.holder_links"]),
  )

  await page.getByRole("link", { name: "Apagar os meus dados" }).click()
  await page.getByRole("button", { name: "Apagar os meus dados" }).click()
  await expect(page.getByText("Marque a caixa para confirmar.")).toBeVisible()
  await confirmErasure(page)
  await expect(main.getByText(/^Será apagado depois de/)).toHaveCount(2)
  await expect(page.getByRole("link", { name: "Corrigir" })).toHaveCount(0)
  const notice = await eventually(() =>
    smtp.received.find(({ subject }) => subject === "Pedido para apagar os seus dados na WebPlan"),
  )
  expect(notice.recipients).toEqual([person.email])
  await page.getByRole("button", { name: "Desfazer e manter os meus dados" }).click()
  await expect(page.getByText("Pedido desfeito.")).toBeVisible()
  await expect(page.getByRole("link", { name: "Corrigir" })).toHaveCount(2)

  await page.getByRole("link", { name: "Apagar os meus dados" }).click()
  await confirmErasure(page)
  const protocol = /LGPD-\w{4}-\w{4}/.exec((await erasure(page).textContent()) ?? "")?.[0] ?? "none"
  await endUndoTime(database.as.owner)
  await sql`insert into job_outbox (queue, payload) values ('holder-finish-erasures', '{}')`.execute(
    database.as.owner,
  )

  const mail = await eventually(() =>
    smtp.received.find(
      ({ subject }) => subject === `Pedido de titular atendido ${protocol}: Eliminação dos dados`,
    ),
  )
  expect(wordsIn(mail.raw, traces), "the mail to the office has no personal data").toEqual([])
  await eventually(async () => {
    const { text } = await dumpDatabase(database.adminUrl)
    return wordsIn(text, traces).length === 0
  })
  const after = await dumpDatabase(database.adminUrl)
  expect(wordsIn(after.text, traces), "a byte search of the whole database finds nothing").toEqual([])
  expect(after.text, "data of others stays").toContain("vizinha@exemplo.example")
  expect(after.text, "the proof of erasure stays").toContain(protocol)

  await page.goto(`${stack.url}${holderHome}/ver`)
  await expect(page.getByText("A sua sessão terminou.")).toBeVisible()
}

test("[S2.80] [N17.04] a holder reads, corrects, downloads, revokes, requests, undoes an erasure and erases; afterwards the database has none of their data", async ({
  page,
  stack,
}) => {
  test.slow()
  await journey(page, stack)
})

const withoutScript = (browser: Browser) => browser.newPage({ javaScriptEnabled: false })

test("[S2.80] [N17.04] the same steps work without script", async ({ browser, stack }) => {
  test.slow()
  const page = await withoutScript(browser)
  await journey(page, stack)
  await page.close()
})

test("[S2.80] the unsubscribe link of the mail also works in a browser", async ({ page, stack }) => {
  await postForm(stack.originUrl, person)
  const mail = await eventually(() =>
    stack.smtp.received.find(({ recipients }) => recipients.includes(person.email)),
  )
  const path = /\/privacidade\/cancelar-emails\/[\w.-]+/.exec(mail.text ?? "")?.[0]
  await page.goto(`${stack.url}${path}`)
  await page.getByRole("button", { name: "Cancelar os e-mails" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("E-mails cancelados")
  const lead = await stack.database.as.owner.selectFrom("leads").select("emailConsent").executeTakeFirst()
  expect(lead?.emailConsent).toBe(false)
})

test("keyboard: confirms and sends the erasure", async ({ page, stack }) => {
  await postForm(stack.originUrl, person)
  await signInAsHolder(page, stack, person.email)
  await page.goto(`${stack.url}${holderHome}/apagar`)
  const box = page.getByRole("checkbox")
  await page.getByRole("main").focus()
  for (
    let presses = 0;
    presses < 5 && !(await box.evaluate((one) => one === document.activeElement));
    presses++
  )
    await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(erasure(page)).toBeVisible()
})

test("axe finds no violation on the holder's pages, and none overflows at 320 px", async ({
  page,
  stack,
}) => {
  test.slow()
  await postForm(stack.originUrl, person)
  await signInAsHolder(page, stack, person.email)
  const correct = await page.getByRole("link", { name: "Corrigir" }).getAttribute("href")
  const mail = await eventually(() =>
    stack.smtp.received.find(({ text }) => text?.includes("/cancelar-emails/")),
  )
  const unsubscribe = /\/privacidade\/cancelar-emails\/[\w.-]+/.exec(mail.text ?? "")?.[0]
  const { owner } = stack.database.as
  await sql`update leads set status = 'em_contato'`.execute(owner)
  await sql`update leads set status = 'fechado'`.execute(owner)
  for (const path of [
    `${holderHome}/ver`,
    `${holderHome}/pedido`,
    `${holderHome}/apagar`,
    correct,
    unsubscribe,
    "erased",
  ]) {
    if (path === "erased") {
      await page.goto(`${stack.url}${holderHome}/apagar`)
      await confirmErasure(page)
    } else await page.goto(`${stack.url}${path}`)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violationsOf(page), `${path} at ${width}`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${path} at 320`).toBeLessThanOrEqual(0)
  }
})
