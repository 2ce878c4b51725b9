import { expect, test } from "vitest"
import { subjectLabel } from "../../leads/lead/lead-labels.ts"
import { scamWarning } from "../../leads/lead/scam-warning.ts"
import { carriers, carriersWithPage } from "../../plans/catalogue/carriers.ts"
import { offers } from "../../plans/catalogue/offers.ts"
import { at, sampleLead } from "../sample-leads.ts"
import { exampleOf, fillReadyText, placeholders, suggestedText, unknownPlaceholders } from "./ready-text.ts"
import { readyTexts, textMoments } from "./ready-texts.ts"

const writer = { name: "Beatriz Modelo", company: "WebPlan" }
const marina = sampleLead({ name: "Marina Exemplo", operadora: "amil", idade: "52, 49, 17" })
const keys = readyTexts.map(({ key }) => key)

test("the first messages say who writes and why, and nothing of the family", () => {
  expect(fillReadyText(readyTexts, "primeira", marina, writer)).toBe(
    `Olá, Marina! Aqui é Beatriz, da WebPlan. Recebi o pedido que você fez no site e vou preparar a cotação. Posso ligar agora ou prefere outro horário? ${scamWarning}`,
  )
  expect(fillReadyText(readyTexts, "nao-consegui", marina, writer)).toBe(
    `Olá, Marina! Aqui é Beatriz, da WebPlan. Tentei ligar agora há pouco por causa do pedido que você fez no site sobre o plano Amil. Prefere que eu ligue mais tarde ou seguimos por aqui? ${scamWarning}`,
  )
})

test("leaves unknown values out, and confirms the known ages after the first contact", () => {
  const stranger = sampleLead({ name: "1234", operadora: "main", idade: "eu e a esposa" })
  expect(fillReadyText(readyTexts, "nao-consegui", stranger, writer)).toMatch(
    /^Olá, tudo bem\? Aqui é Beatriz, da WebPlan\. Tentei ligar agora há pouco por causa do pedido que você fez no site\. /,
  )
  const ages = (idade: string) =>
    fillReadyText(readyTexts, "idades", sampleLead({ idade, firstContactAt: at("13:00") }), writer)
  expect(ages("eu e a esposa")).toContain("no plano. Pode me dizer quais são?")
  expect(ages("68")).toContain("no plano. No pedido, você informou: 68 anos. Confere?")
  expect(ages("52, 49, 17")).toContain("No pedido, você informou: 52, 49 e 17 anos. Confere?")
  expect(ages("1")).toContain("No pedido, você informou: 1 ano. Confere?")
})

test("[N2.09] there are at least 12 texts, and one says how we are paid", () => {
  expect(new Set(keys).size).toBe(readyTexts.length)
  expect(readyTexts.length).toBeGreaterThanOrEqual(12)
  expect(new Set(readyTexts.map(({ moment }) => moment))).toEqual(new Set(Object.keys(textMoments)))
  expect(fillReadyText(readyTexts, "como-somos-pagos", marina, writer)).toContain(
    "a WebPlan é uma corretora. Quem nos paga é a operadora ou a administradora, por comissão.",
  )
})

test("[N2.09] no text has personal data before the first contact has confirmed who answers", () => {
  const details = { cidade: "Araraquara", uf: "SP", orgao: "Tribunal de Contas", message: "Para minha mãe" }
  const lead = {
    ...sampleLead({ name: "Marina Exemplo", operadora: "amil", idade: "52, 49, 17" }),
    ...details,
  }
  for (const key of keys) {
    const text = fillReadyText(readyTexts, key, lead, writer)
    expect(text, key).not.toMatch(/52|49|17|Exemplo|Araraquara|Tribunal|mãe|90000|fulano/)
  }
  const confirmed = fillReadyText(readyTexts, "idades", { ...lead, firstContactAt: at("13:00") }, writer)
  expect(confirmed).toContain("52, 49 e 17 anos")
})

/** What gives away a text made of parts. */
const seams = /[{}]|\s{2}|\(\s*\)|\s[.,;:?!]|[.,;:?!]{2}|undefined|null|[.?!] \p{Ll}|^\P{Lu}/u

test("[N2.09] every text reads as one for every carrier and subject, with and without a name, ages and a contact", () => {
  const requests = [
    ...Object.values(offers).flatMap(({ operadora, subjects }) =>
      subjects.map(({ code }) => ({
        operadora: carriersWithPage().find(({ form }) => form.operadora === operadora)?.key ?? operadora,
        subject: code,
      })),
    ),
    ...Object.values(carriers).map(({ key }) => ({ operadora: key, subject: "pessoa_fisica" })),
    { operadora: "golden_cross", subject: "outro" },
  ]
  let rendered = 0
  for (const request of requests)
    for (const name of ["Marina Exemplo", "1234"])
      for (const idade of ["", "1", "52, 49, 17"])
        for (const firstContactAt of [null, at("13:00")])
          for (const key of keys) {
            const lead = sampleLead({ ...request, name, idade, firstContactAt })
            const text = fillReadyText(readyTexts, key, lead, writer)
            const about = `${key} ${request.operadora} ${subjectLabel(request.subject)}: ${text}`
            expect(seams.exec(text)?.[0], about).toBe(undefined)
            expect(text.endsWith(` ${scamWarning}`), about).toBe(true)
            rendered += 1
          }
  expect(rendered).toBeGreaterThan(40 * 12 * 12)
})

test("a text of the five carriers with a page names the carrier, and no other text has a code", () => {
  for (const { key, name } of carriersWithPage())
    expect(fillReadyText(readyTexts, "fim-de-semana", sampleLead({ operadora: key }), writer)).toContain(
      `no site sobre o plano ${name}.`,
    )
  expect(
    fillReadyText(readyTexts, "fim-de-semana", sampleLead({ operadora: "golden_cross" }), writer),
  ).toContain("no site. Ligo")
})

test("selects the text by the state of the lead", () => {
  const met = new Date("2026-11-16T13:00:00-03:00")
  expect(suggestedText(sampleLead({}))).toBe("primeira")
  expect(suggestedText(sampleLead({ attempts: 2 }))).toBe("nao-consegui")
  expect(suggestedText(sampleLead({ firstContactAt: met }))).toBe("idades")
  expect(suggestedText(sampleLead({ firstContactAt: met, idade: "40" }))).toBe("cotacao")
  expect(suggestedText(sampleLead({ firstContactAt: met, status: "cotacao_enviada" }))).toBe("retomar")
  expect(suggestedText(sampleLead({ firstContactAt: met, status: "fechado" }))).toBe("pos-venda")
  expect(suggestedText(sampleLead({ firstContactAt: met, status: "perdido" }))).toBe("encerrar")
})

test("every suggested text is a default, and a removed one gives the first of the list", () => {
  const [first, ...others] = readyTexts
  const withoutFirst = fillReadyText(others, first.key, marina, writer)
  expect(withoutFirst).toBe(fillReadyText(readyTexts, others[0].key, marina, writer))
  expect(fillReadyText([], first.key, marina, writer)).toBe(
    `Olá, Marina! Aqui é Beatriz, da WebPlan. ${scamWarning}`,
  )
})

test("finds what no message would fill: unknown placeholders, accents, spaces and single braces", () => {
  for (const { text } of readyTexts) expect(unknownPlaceholders(text)).toEqual([])
  expect(unknownPlaceholders("{ola} {nome}, {olá} { eu } {nome} {constructor} {}")).toEqual([
    "{nome}",
    "{olá}",
    "{ eu }",
    "{constructor}",
    "{}",
  ])
  expect(unknownPlaceholders("{ola Tudo bem? {eu} sobre}")).toEqual(["{ola", "}"])
  const odd = [{ key: "x", moment: "depois", title: "X", text: "{constructor}Até logo." }] as const
  expect(fillReadyText(odd, "x", marina, writer)).toBe(`Até logo. ${scamWarning}`)
})

test("every placeholder is explained and fills the example", () => {
  expect(exampleOf("{ola} {eu} Pedido{sobre}. {idades} {pessoa}, {empresa}.", "WebPlan")).toBe(
    `Olá, Marina! Aqui é Beatriz, da WebPlan. Pedido sobre o plano Amil. No pedido, você informou: 52 e 49 anos. Confere? Beatriz, WebPlan. ${scamWarning}`,
  )
  for (const [name, explanation] of Object.entries(placeholders)) {
    expect(unknownPlaceholders(`{${name}}`)).toEqual([])
    expect(explanation).toMatch(/^[\p{Ll}“].*[^.]$/u)
  }
})
