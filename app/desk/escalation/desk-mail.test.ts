import { expect, test } from "vitest"
import { deskMail, type LeadForDesk } from "./desk-mail.ts"
import { deskNotices } from "./desk-queues.ts"

const now = new Date("2026-11-16T14:20:00-03:00")
const lead: LeadForDesk = {
  id: 7,
  protocol: "WP-2K11-0417",
  createdAt: new Date("2026-11-16T12:44:00-03:00"),
  dueAt: new Date("2026-11-16T14:44:00-03:00"),
  name: "Marina <b>Exemplo</b>",
  phone: "(11) 90000-0001",
  phoneE164: "+5511900000001",
  operadora: "amil",
  subject: "Amil - amil_adesao_servidores",
  attempts: 2,
  ownerName: "Beatriz Modelo",
  offeredUntil: new Date("2026-11-16T14:35:00-03:00"),
}
const site = { companyName: "WebPlan", publicUrl: "https://site.example" }

test.each(deskNotices)(
  "%s: the subject contains no visitor's text, and the mail says what to do",
  (notice) => {
    const { subject, text, html } = deskMail(notice, lead, site, now)
    expect(subject).toMatch(/^[\p{L}\d :.]+ WP-2K11-0417$/u)
    expect(subject).not.toContain("Marina")
    for (const part of ["Marina <b>Exemplo</b>", "(11) 90000-0001", "hoje, até as 14h44", "Tentativas: 2"])
      expect(text).toContain(part)
    expect(text).toContain("Abrir no painel: https://site.example/painel/leads/7")
    expect(html).toContain("Marina &lt;b&gt;Exemplo&lt;/b&gt;")
    expect(html).toContain('href="tel:+5511900000001"')
  },
)

test("each notice has its own text", () => {
  const texts = Object.fromEntries(
    deskNotices.map((notice) => [notice, deskMail(notice, lead, site, now).text.split("\n\n")[1]]),
  )
  expect(texts).toEqual({
    offered:
      "Este pedido foi oferecido a você. Aceite ainda hoje, até as 14h35; depois disso, ele passa para outra pessoa. Prazo do contato: ainda hoje, até as 14h44.",
    half: "Metade do prazo já passou e ainda não houve contato. Prazo do contato: ainda hoje, até as 14h44.",
    four_fifths:
      "Faltam menos de 24 minutos de expediente e ainda não houve contato. Prazo do contato: ainda hoje, até as 14h44.",
    escalated: "O prazo era ainda hoje, até as 14h44, e venceu sem contato. Ligue agora.",
    nobody:
      "Um pedido chegou e nenhuma pessoa do atendimento está disponível. Prazo do contato: ainda hoje, até as 14h44.",
  })
  const late = deskMail("escalated", lead, site, new Date("2026-11-16T14:44:00-03:00")).text
  expect(late).toContain("O prazo era hoje, até as 14h44, e venceu sem contato. Ligue agora.")
  const bare = deskMail("half", { ...lead, dueAt: null, ownerName: null, phoneE164: null }, site, now).text
  expect(bare).toContain("Este pedido está sem prazo.")
  expect(bare).toContain("Responsável: ninguém ainda")
  expect(bare).not.toContain("Ligar:")
})

test("the subject says what to do and how much working time is left", () => {
  const subjectAt = (notice: Parameters<typeof deskMail>[0], time: string, dueAt = lead.dueAt) =>
    deskMail(notice, { ...lead, dueAt }, site, new Date(`2026-11-16T${time}:00-03:00`)).subject
  expect(subjectAt("offered", "14:00")).toBe("Aceite o pedido: WP-2K11-0417")
  expect(subjectAt("half", "13:44")).toBe("Falta 1h para o contato: WP-2K11-0417")
  expect(subjectAt("half", "13:54")).toBe("Faltam 50 min para o contato: WP-2K11-0417")
  expect(subjectAt("four_fifths", "14:20")).toBe("Faltam 24 min: ligue já. WP-2K11-0417")
  expect(subjectAt("four_fifths", "14:43")).toBe("Falta 1 min: ligue já. WP-2K11-0417")
  const tomorrow = new Date("2026-11-17T08:10:00-03:00")
  expect(subjectAt("four_fifths", "19:46", tomorrow)).toBe("Faltam 24 min: ligue já. WP-2K11-0417")
  expect(subjectAt("escalated", "14:44")).toBe("Prazo vencido: ligue já. WP-2K11-0417")
  expect(subjectAt("nobody", "14:00")).toBe("Ninguém disponível: passe o pedido a alguém. WP-2K11-0417")
})
