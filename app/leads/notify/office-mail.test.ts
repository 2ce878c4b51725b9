import { expect, test } from "vitest"
import { fillReadyText } from "../../desk/lead-page/ready-text.ts"
import { readyTexts } from "../../desk/lead-page/ready-texts.ts"
import { emptyDetails } from "../lead/lead-fields.ts"
import { scamWarning } from "../lead/scam-warning.ts"
import { officeMail } from "./office-mail.ts"

const lead = {
  ...emptyDetails,
  id: 7,
  protocol: "WP-AAAA-BBBB",
  createdAt: new Date("2026-11-18T14:20:00-03:00"),
  dueAt: new Date("2026-11-18T16:20:00-03:00"),
  name: "Ana <b>Lima</b>",
  email: "ana+plano@exemplo.example",
  phone: "(11) 98765-4321",
  phoneSentAnyway: false,
  phoneE164: "+5511987654321",
  operadora: "sulamerica",
  subject: "SulAmérica - sulamerica_categorias",
  message: "Linha 1\nLinha 2 & fim",
  messageIsAutomatic: false,
  idade: "52, 49, 17",
  ages: [52, 49, 17],
  sourcePage: "https://site.example/",
  firstTouch: { source: "google", landingPath: "/" },
  lastTouch: { landingPath: "/sulamerica" },
  suspicions: [],
}
const context = { companyName: "WebPlan", publicUrl: "https://site.example" }
const now = new Date("2026-11-18T14:20:00-03:00")

function mail(changes: Partial<Parameters<typeof officeMail>[0]> = {}, at = now) {
  return officeMail({ ...lead, ...changes }, context, at)
}

test("contains labels, ages by band, touches and the visitor's message, escaped", () => {
  const { subject, text, html } = mail()
  expect(subject).toBe("Nova cotação WP-AAAA-BBBB: Categorias de plano")
  for (const line of [
    "Operadora: SulAmérica",
    "Idades: 52, 49, 17 (3 vidas: 1 de 0–18, 2 de 49–53)",
    "Mensagem: Linha 1\nLinha 2 & fim",
    "Recebido: hoje, 14h20",
    "Primeira visita: origem google; chegou por /\n",
    "Esta visita: sem código de anúncio; chegou por /sulamerica",
  ])
    expect(text).toContain(line)
  expect(html).toContain("Ana &lt;b&gt;Lima&lt;/b&gt;")
  expect(html).toContain("Linha 1<br>Linha 2 &amp; fim")
  expect(html).not.toMatch(/<b>|<img|<script|url\(/)
})

test("contains the deadline, the promise without a deadline, or that the deadline is over", () => {
  expect(mail().text).toContain("Prazo prometido: contato ainda hoje, até as 16h20.")
  expect(mail().html).toContain("Prazo prometido: contato ainda hoje, até as 16h20.")
  expect(mail({ dueAt: null }).text).toContain("contato em até 2 horas úteis.")
  const late = mail({}, new Date("2026-11-18T17:00:00-03:00"))
  expect(late.text).toContain("Prazo prometido: contato hoje, até as 16h20. Já venceu: ligue agora.")
})

test("has links to call, to chat with a greeting, to write an e-mail and to open the desk", () => {
  const { text, html } = mail({ name: "Ana Lima" })
  const chat = /https:\/\/wa\.me\/5511987654321\?text=(\S+)/.exec(text)?.[1] ?? ""
  expect(decodeURIComponent(chat)).toBe(
    `Olá, Ana! Aqui é da WebPlan. Recebi o pedido que você fez no site e vou preparar a cotação. Posso ligar agora ou prefere outro horário? ${scamWarning}`,
  )
  const fromDesk = fillReadyText(
    readyTexts,
    "primeira",
    { name: "Ana Lima", operadora: "sulamerica", ages: [52], firstContactAt: null },
    { name: "Beatriz Modelo", company: "WebPlan" },
  )
  expect(decodeURIComponent(chat)).toBe(fromDesk.replace("Beatriz, ", ""))
  expect(text).toContain("Ao responder, você escreve direto para o visitante.")
  expect(html).toContain('href="tel:+5511987654321"')
  expect(html).toContain('href="mailto:ana%2Bplano@exemplo.example"')
  expect(html).toContain('href="https://site.example/painel/leads/7"')
})

test("makes no link from an invalid phone number or e-mail address", () => {
  const { text, html } = mail({ phone: "ramal 12", phoneE164: null, email: "<x>@y.z" })
  expect(`${text}${html}`).not.toMatch(/tel:|wa\.me|mailto:|direto para o visitante/)
  expect(text).toContain("Telefone: ramal 12")
  expect(text).toContain("E-mail (não parece correto): <x>@y.z")
  expect(mail({ phoneE164: "+14155550100" }).html).not.toContain("wa.me")
})

test("marks a suspicious lead and an automatic message", () => {
  expect(mail({ suspicions: ["honeypot"] }).text).toContain(
    "Marcado como suspeito: preencheu um campo que as pessoas não veem.",
  )
  expect(mail().text).not.toContain("suspeito")
  expect(mail({ messageIsAutomatic: true }).text).toContain("Mensagem (automática): Linha 1")
})
