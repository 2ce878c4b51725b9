import { expect, test } from "vitest"
import { scamWarning } from "../lead/scam-warning.ts"
import { type LeadForVisitor, maskedPhone, visitorMail } from "./visitor-mail.ts"

const lead = {
  protocol: "WP-AAAA-BBBB",
  createdAt: new Date("2026-11-13T18:40:00-03:00"),
  dueAt: new Date("2026-11-16T09:40:00-03:00"),
  name: "Ana Lima",
  email: "ana@exemplo.example",
  phone: "(11) 98765-4321",
  janela: "",
  phoneE164: "+5511987654321",
  operadora: "sulamerica",
  subject: "SulAmérica - sulamerica_categorias",
  message: "Compre em https://golpe.example",
  idade: "52 e 49, ligue 0900",
  ages: [52, 49],
  ownerName: null,
}
const company = {
  name: "WebPlan",
  hours: "Todos os dias, das 8h às 20h",
  phone: { display: "(11) 3456-7890", e164: "+551134567890" },
  secondPhone: { display: "(11) 2345-6789" },
  chat: { display: "(11) 91234-5678", hrefFor: (protocol: string) => `https://chat.example/${protocol}` },
  isFictional: false,
}
const publicUrl = "https://site.example"
const reading = { title: "Carência: o que querem dizer 24 horas", url: "https://site.example/blog/carencias" }
const context = { company, publicUrl, reading, unsubscribeUrl: undefined }
const now = new Date("2026-11-13T18:40:05-03:00")

function mail(changes: Partial<LeadForVisitor> = {}, at = now) {
  return visitorMail({ ...lead, ...changes }, context, at)
}

test("contains the request, the protocol, the deadline and the company's contact data", () => {
  const { subject, text, html } = mail()
  expect(subject).toBe("Vamos ligar na segunda-feira, até as 9h40: pedido WP-AAAA-BBBB")
  for (const line of [
    "Recebemos seu pedido de cotação, Ana.",
    "Vamos ligar para você na segunda-feira, até as 9h40.",
    "Protocolo: WP-AAAA-BBBB",
    "Enviado: hoje, 18h40",
    "Operadora: SulAmérica",
    "Você pediu: Categorias de plano",
    "Idades: 52, 49",
    "Ligue ou chame no WhatsApp. Todos os dias, das 8h às 20h.",
    `${scamWarning} Na dúvida, desligue e ligue você para (11) 3456-7890.`,
    "este endereço foi digitado no formulário de cotação de site.example. Não foi você?",
  ])
    expect(text).toContain(line)
  expect(html).toContain('href="tel:+551134567890"')
  expect(html).toContain('href="https://chat.example/')
  expect(text).not.toContain("Demonstração")
})

test("repeats no free text, so that the form cannot be used to advertise to strangers", () => {
  const { subject, text, html } = mail({ name: "Ganhe dinheiro em https://golpe.example" })
  expect(`${subject}${text}${html}`).not.toMatch(/golpe\.example|dinheiro|0900|98765|ana@/)
  expect(mail({ name: "https://golpe.example" }).text).toContain("Recebemos seu pedido de cotação.")
})

test("a mail sent after the deadline does not promise contact by that deadline", () => {
  const { subject, text, html } = mail({}, new Date("2026-11-16T09:41:00-03:00"))
  expect(subject).toBe("Recebemos seu pedido de cotação: WP-AAAA-BBBB")
  expect(`${text}${html}`).not.toContain("Vamos ligar")
  expect(text).toContain("Se ainda não falamos com você, ligue ou chame no WhatsApp e diga o protocolo.")
  expect(mail({ dueAt: null }).text).toContain("em até 2 horas úteis depois do envio.")
})

test("a lead of the main form has no operadora, and a demonstration says that its data are fictional", () => {
  const main = mail({ operadora: "main", subject: "plano_adesao", ages: [] }).text
  expect(main).not.toMatch(/Operadora|Idades/)
  const demo = visitorMail(lead, { ...context, company: { ...company, isFictional: true } }, now)
  expect(demo.text).toContain("Demonstração: os telefones e os dados da empresa são fictícios.")
})

test("has an unsubscribe link if the visitor agreed to e-mails, and always a link to their data", () => {
  expect(mail().text).not.toContain("Cancelar")
  expect(mail().text).toContain("Meus dados: https://site.example/privacidade/meus-dados")
  const unsubscribeUrl = "https://site.example/sair/x"
  const { text, html } = visitorMail(lead, { ...context, unsubscribeUrl }, now)
  expect(text).toContain("Cancelar esses e-mails: https://site.example/sair/x")
  expect(html).toContain('href="https://site.example/sair/x"')
})

test("masks all but the area code and the last four digits of a phone", () => {
  expect(maskedPhone({ phone: "3456-7890 ramal 2", phoneE164: null })).toBe("número com final 8902")
  expect(maskedPhone({ phone: "(11) 3456-7890", phoneE164: "+551134567890" })).toBe("(11) •••••-7890")
  expect(maskedPhone({ phone: "ramal 12", phoneE164: null })).toBe(null)
})

test("[N2.10] says who will call, from which numbers, until when, what to have at hand, and one article", () => {
  const { text } = mail()
  expect(text).toContain("Vamos ligar para você na segunda-feira, até as 9h40.")
  expect(text).toContain(
    [
      "Quem liga: Um corretor ou uma corretora da WebPlan",
      "De que números: (11) 3456-7890 ou (11) 2345-6789",
      "Por WhatsApp: (11) 91234-5678",
      "Para que número: (11) •••••-4321",
    ].join("\n"),
  )
  expect(text).toContain(
    [
      "Tenha à mão, se puder",
      "- O plano que você tem hoje e há quanto tempo",
      "- A cidade onde você mora",
      "- O seu órgão e o vínculo: da ativa, aposentado ou pensionista",
      "- Os médicos e hospitais que você usa",
    ].join("\n"),
  )
  expect(text).toContain("\nVocê pediu: Categorias de plano\n")
  expect(text).toContain(`Enquanto espera, leia: ${reading.title}\n${reading.url}\n`)
  expect(mail({ ownerName: "Beatriz Modelo" }).text).toContain("Quem liga: Beatriz, da WebPlan\n")
  expect(mail({ ages: [] }).text).toContain("- A idade de cada pessoa que entra no plano\n")
  expect(mail({ phone: "ramal 12", phoneE164: null }).text).not.toContain("Para que número")
})

test("[N2.10] the plain text has no link that only a phone opens, no empty line of data and no address twice", () => {
  for (const { text } of [mail(), visitorMail(lead, { ...context, reading: null }, now)]) {
    expect(text).not.toMatch(/tel:|mailto:|: ?\n(?!-)|\n{3}|Enquanto espera, leia:\n/)
    const lines = text.split("\n").filter(Boolean)
    expect(new Set(lines).size).toBe(lines.length)
    const addresses = text.match(/https?:\S+/g) ?? []
    expect(new Set(addresses).size).toBe(addresses.length)
  }
  expect(visitorMail(lead, { ...context, reading: null }, now).text).not.toContain("Enquanto espera")
})

test("[N2.10] HTML and plain text say the same", () => {
  const { text, html } = mail()
  const shown = html
    .replace(/^[\s\S]*<table role="presentation" class="paper"/, "<table")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll(/\s+/g, " ")
  const lines = text
    .replace(/\n-- \n[\s\S]*$/, "")
    .replaceAll(/https?:\S+/g, "")
    .split("\n")
    .map((line) => line.replace(/^- /, "").trim())
  for (const part of lines.flatMap((line) => line.split(": ")).filter(Boolean))
    expect(shown).toContain(part.replace(/:$/, ""))
  for (const address of text.match(/https?:\S+/g) ?? []) expect(html).toContain(`href="${address}"`)
})
