import type { Page } from "@playwright/test"
import { sql } from "kysely"
import { storedSubject } from "../../app/leads/lead/lead.ts"
import { type OfferId, offers } from "../../app/plans/catalogue/offers.ts"
import { quotePath } from "../../db/seed/lead-factory.ts"
import { holderHome, openMailedLink, signInAsHolder } from "../../testing/visitors/holder-visit.ts"
import { blockScript, delayScript, scriptDelaysMs, typingPace } from "../../testing/visitors/late-script.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"
import { submitButton, waitForScript } from "../../testing/visitors/visitor.ts"
import { expect, type Stack, test } from "./site-fixture.ts"

// Each test has its own leads, so both workers can share the file.
test.describe.configure({ mode: "parallel", timeout: 240_000 })

const quoteForms = (Object.keys(offers) as OfferId[]).map((id) => ({
  path: quotePath(id),
  subject: offers[id].subjects.at(-1)?.code ?? "",
  stored: storedSubject(offers[id], offers[id].subjects.at(-1)?.code ?? ""),
}))

const typed = {
  name: "Dalva de Assunção Brandão",
  email: "dalva.brandao@exemplo.example",
  phone: "11987654321",
  ages: "61, 58 e 17",
  message: "Queria incluir meu marido.",
}
const characters = Object.values(typed).join("").length

const field = (page: Page, name: string) => page.locator(`main form[method="post"] [name="${name}"]`)

/** Selects the text of a field, as a person does before replacing it. */
async function selectAll(page: Page, name: string) {
  await field(page, name).focus()
  await page.keyboard.press("ControlOrMeta+a")
}

async function typeOver(page: Page, name: string, text: string, pace = { delay: 0 }) {
  await selectAll(page, name)
  await page.keyboard.type(text, pace)
}

async function storedLead({ database }: Stack) {
  const lead = await database.as.owner
    .selectFrom("leads")
    .select(["name", "email", "phone", "idade", "subject", "message", "emailConsent"])
    .orderBy("createdAt", "desc")
    .executeTakeFirstOrThrow()
  return { ...lead, phone: lead.phone.replaceAll(/\D/g, "") }
}

/** One visitor sends more forms here than the limits allow. */
const clearLimits = ({ database }: Stack) => sql`delete from rate_limits`.execute(database.as.owner)

function expectSent(page: Page) {
  return expect(page.getByText("Mensagem Enviada com Sucesso!").filter({ visible: true })).toBeVisible()
}

// All quote forms are one component: the home page's is tried with every delay, the others with one.
for (const { path, subject, stored } of quoteForms) {
  const sent = {
    name: typed.name,
    email: typed.email,
    phone: typed.phone,
    idade: typed.ages,
    subject: stored,
    emailConsent: true,
  }

  test(`${path}: stores what is typed while the script loads`, async ({ page, stack }) => {
    for (const delayMs of path === "/" ? scriptDelaysMs : [600]) {
      await test.step(`script ${delayMs} ms late`, async () => {
        await clearLimits(stack)
        await delayScript(page, delayMs)
        await page.goto(stack.url + path)
        const pace = typingPace(delayMs, characters)
        // A different message for each step, so that no step passes with the row of the previous one.
        const message = `${typed.message} Passo ${delayMs}.`
        await typeOver(page, "message", message, pace)
        await typeOver(page, "name", typed.name, pace)
        await page.keyboard.press("Tab")
        await page.keyboard.type(typed.phone, pace)
        await field(page, "subject").selectOption(subject)
        await field(page, "email_consent").press("Space")
        await typeOver(page, "email", typed.email, pace)
        await page.keyboard.press("Tab")
        await page.keyboard.type(typed.ages, pace)
        await submitButton(page).press("Enter")
        await expectSent(page)
        expect(await storedLead(stack)).toEqual({ ...sent, message })
      })
    }
  })

  test(`${path}: a form returned with an error keeps what is typed while the script loads`, async ({
    page,
    stack,
  }) => {
    for (const delayMs of path === "/" ? [0, 500, 2000] : [500]) {
      await test.step(`script ${delayMs} ms late`, async () => {
        await clearLimits(stack)
        await blockScript(page)
        await page.goto(stack.url + path)
        await typeOver(page, "name", typed.name)
        await typeOver(page, "email", "dalva")
        await typeOver(page, "phone", typed.phone)
        await typeOver(page, "message", "Queria um plano.")
        await field(page, "subject").selectOption(subject)
        await delayScript(page, delayMs)
        await submitButton(page).press("Enter")
        await expect(page.locator("form").getByText("E-mail inválido")).toBeVisible()
        const pace = typingPace(delayMs, characters)
        const message = `${typed.message} Passo ${delayMs}. `
        await field(page, "message").focus()
        await page.keyboard.press("ControlOrMeta+Home")
        await page.keyboard.type(message, pace)
        await typeOver(page, "idade", typed.ages, pace)
        await field(page, "email_consent").press("Space")
        await typeOver(page, "email", typed.email, pace)
        await submitButton(page).press("Enter")
        await expectSent(page)
        expect(await storedLead(stack)).toEqual({ ...sent, message: `${message}Queria um plano.` })
      })
    }
  })
}

const person = { ...goodFields, email: "quiteria@exemplo.example", message: "Moro perto do jequitibá." }

async function signIn(page: Page, stack: Stack) {
  await postForm(stack.originUrl, person)
  await signInAsHolder(page, stack, person.email)
}

/** The typing lasts as long as the delay, so a longer one only takes longer; the home page's form is tried with all. */
const fewDelaysMs = [0, 100, 600, 1200]

const correction = (page: Page) => page.getByRole("link", { name: "Corrigir" }).getAttribute("href")

test("stores a holder's correction as typed while the script loads", async ({ page, stack }) => {
  await signIn(page, stack)
  const path = await correction(page)
  let before = person.message
  for (const [step, delayMs] of fewDelaysMs.entries()) {
    await test.step(`script ${delayMs} ms late`, async () => {
      await clearLimits(stack)
      await delayScript(page, delayMs)
      await page.goto(stack.url + path)
      const pace = typingPace(delayMs, characters)
      const message = `${typed.message} Passo ${step}.`
      // Alternates between replacing the whole text and typing before it.
      if (step % 2 === 0) await selectAll(page, "message")
      else {
        await field(page, "message").focus()
        await page.keyboard.press("ControlOrMeta+Home")
      }
      await page.keyboard.type(message, pace)
      await typeOver(page, "name", `${typed.name} ${step}`, pace)
      await typeOver(page, "phone", typed.phone, pace)
      await typeOver(page, "idade", typed.ages, pace)
      await page.getByRole("button", { name: "Salvar" }).press("Enter")
      await expect(page.getByText("Dados corrigidos.")).toBeVisible()
      const expected = step % 2 === 0 ? message : message + before
      expect(await storedLead(stack)).toMatchObject({
        name: `${typed.name} ${step}`,
        phone: typed.phone,
        idade: typed.ages,
        message: expected,
      })
      before = expected
    })
  }
})

test("a text selected before the script loads stays selected and is replaced", async ({ page, stack }) => {
  await signIn(page, stack)
  const path = await correction(page)
  for (const name of ["name", "phone", "idade", "message"]) {
    await test.step(name, async () => {
      const release = await blockScript(page)
      await page.goto(stack.url + path)
      await selectAll(page, name)
      release()
      await waitForScript(page)
      await page.keyboard.type(`Outro texto de ${name}`)
      await expect(field(page, name)).toHaveValue(`Outro texto de ${name}`)
    })
  }
})

test("a word being composed on a phone's keyboard when the script loads is written once", async ({
  page,
  stack,
}) => {
  await signIn(page, stack)
  const path = await correction(page)
  const release = await blockScript(page)
  await page.goto(stack.url + path)
  await selectAll(page, "message")
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length })
  await compose("arau")
  release()
  await waitForScript(page)
  await compose("araucár")
  await keyboard.send("Input.insertText", { text: "araucária" })
  await expect(field(page, "message")).toHaveValue("araucária")
})

test("stores a holder's request as chosen and typed while the script loads", async ({ page, stack }) => {
  await signIn(page, stack)
  for (const delayMs of fewDelaysMs) {
    await test.step(`script ${delayMs} ms late`, async () => {
      await clearLimits(stack)
      await delayScript(page, delayMs)
      await page.goto(`${stack.url + holderHome}/pedido`)
      await field(page, "kind").selectOption("reclamacao")
      const message = `${typed.message} Há ${delayMs} ms.`
      await typeOver(page, "message", message, typingPace(delayMs, message.length))
      await page.getByRole("button", { name: "Enviar pedido" }).press("Enter")
      await expect(page.getByText("Pedido enviado.")).toBeVisible()
      const stored = await stack.database.as.owner
        .selectFrom("holderRequests")
        .select(["kind", "message"])
        .orderBy("id", "desc")
        .executeTakeFirst()
      expect(stored).toEqual({ kind: "reclamacao", message })
    })
  }
})

test("keeps a holder's typed address and ticked checkbox while the script loads", async ({ page, stack }) => {
  for (const delayMs of fewDelaysMs) {
    await test.step(`script ${delayMs} ms late`, async () => {
      await clearLimits(stack)
      stack.smtp.received.length = 0
      await postForm(stack.originUrl, person)
      await delayScript(page, delayMs)
      await page.goto(stack.url + holderHome)
      await typeOver(page, "email", person.email, typingPace(delayMs, person.email.length))
      await page.keyboard.press("Enter")
      await openMailedLink(page, stack, person.email)

      await delayScript(page, delayMs)
      await page.goto(`${stack.url + holderHome}/apagar`)
      await field(page, "confirmo").focus()
      // Ticks and clears the box several times, until after the script has loaded.
      await page.keyboard.type(" ".repeat(9), typingPace(delayMs, 9))
      await page.getByRole("button", { name: "Apagar os meus dados" }).press("Enter")
      await expect(page.getByRole("button", { name: "Desfazer e manter os meus dados" })).toBeVisible()
    })
  }
})
