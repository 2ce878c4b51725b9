import { expect, test } from "vitest"
import { maskedPhone, visitorMail } from "./visitor-mail.ts"

const lead = {
  protocol: "WP-AAAA-BBBB",
  createdAt: new Date("2026-11-13T18:40:00-03:00"),
  dueAt: new Date("2026-11-16T09:40:00-03:00"),
  name: "Ana Lima",
  email: "ana@exemplo.example",
  phone: "(11) 98765-4321",
  phoneE164: "+5511987654321",
  operadora: "sulamerica",
  subject: "SulAmérica - sulamerica_categorias",
  message: "Compre em https://golpe.example",
  idade: "52 e 49, ligue 0900",
  ages: [52, 49],
}
const company = {
  name: "WebPlan",
  hours: "Todos os dias, das 8h às 20h",
  phone: { display: "(11) 3456-7890", e164: "+551134567890" },
  chat: { display: "(11) 91234-5678", hrefFor: (protocol: string) => `https://chat.example/${protocol}` },
  isFictional: false,
}
const publicUrl = "https://site.example"
const now = new Date("2026-11-13T18:40:05-03:00")

function mail(changes: Partial<typeof lead> | { dueAt: null } = {}, at = now) {
  return visitorMail({ ...lead, ...changes }, { company, publicUrl, unsubscribeUrl: undefined }, at)
}

test("contains the request, the protocol, the deadline and the company's contact data", () => {
  const { subject, text, html } = mail()
  expect(subject).toBe("Recebemos seu pedido de cotação (WP-AAAA-BBBB)")
  for (const line of [
    "Recebemos seu pedido de cotação, Ana.",
    "Vamos entrar em contato até segunda, 9h40.",
    "Protocolo: WP-AAAA-BBBB",
    "Enviado: hoje, 18h40",
    "Operadora: SulAmérica",
    "Assunto: Categorias de plano",
    "Idades: 52, 49",
    "Seu telefone: (11) •••••-4321",
    "Ligue para (11) 3456-7890 ou chame no WhatsApp (11) 91234-5678. Todos os dias, das 8h às 20h.",
    "nunca pede pagamento nem documentos",
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
  const { text, html } = mail({}, new Date("2026-11-16T09:41:00-03:00"))
  expect(`${text}${html}`).not.toContain("Vamos entrar em contato")
  expect(text).toContain("Se ainda não falamos com você, ligue ou chame no WhatsApp e diga o protocolo.")
  expect(mail({ dueAt: null }).text).toContain("em até 2 horas úteis depois do envio.")
})

test("a lead of the main form has no operadora, and a demonstration says that its data are fictional", () => {
  const main = mail({ operadora: "main", subject: "plano_adesao", ages: [] }).text
  expect(main).not.toMatch(/Operadora|Idades/)
  const demo = visitorMail(
    lead,
    { company: { ...company, isFictional: true }, publicUrl, unsubscribeUrl: undefined },
    now,
  )
  expect(demo.text).toContain("Demonstração: os telefones e os dados da empresa são fictícios.")
})

test("has an unsubscribe link if the visitor agreed to e-mails, and always a link to their data", () => {
  expect(mail().text).not.toContain("Cancelar")
  expect(mail().text).toContain("Meus dados: https://site.example/privacidade/meus-dados")
  const unsubscribeUrl = "https://site.example/sair/x"
  const { text, html } = visitorMail(lead, { company, publicUrl, unsubscribeUrl }, now)
  expect(text).toContain("Cancelar esses e-mails: https://site.example/sair/x")
  expect(html).toContain('href="https://site.example/sair/x"')
})

test("masks all but the area code and the last four digits of a phone", () => {
  expect(maskedPhone({ phone: "3456-7890 ramal 2", phoneE164: null })).toBe("número com final 8902")
  expect(maskedPhone({ phone: "(11) 3456-7890", phoneE164: "+551134567890" })).toBe("(11) •••••-7890")
  expect(maskedPhone({ phone: "ramal 12", phoneE164: null })).toBe(null)
})
