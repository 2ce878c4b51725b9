import { expect, test } from "vitest"
import { scamWarning } from "../../leads/lead/scam-warning.ts"
import { erasureMail, linkMail, nothingFoundMail, officeHolderMail } from "./holder-mail.ts"

const company = { name: "WebPlan", phone: { display: "(11) 3456-7890" } }
const request = {
  protocol: "LGPD-AAAA-BBBB",
  kind: "eliminacao",
  openedAt: new Date("2026-11-15T12:00:00Z"),
  dueAt: new Date("2026-11-30T12:00:00Z"),
  outcome: "feito",
  undoUntil: new Date("2026-11-16T12:00:00Z"),
  leadCount: 2,
  email: null,
  message: null,
  erasedProtocols: ["WP-1111-1111", "WP-2222-2222"],
  lockedProtocols: ["WP-4444-4444"],
  leadProtocol: null,
} as const

test("the mail with the link says how long it is valid, what to do if it was not you, and that we never ask for a password", () => {
  const { text, html } = linkMail("https://site.example/x", company)
  for (const line of [
    "vale por 30 minutos e só pode ser usado uma vez.",
    "Não foi você?",
    `${scamWarning} Na dúvida, ligue para (11) 3456-7890.`,
    "https://site.example/x",
  ])
    expect(text).toContain(line)
  expect(html).toContain('href="https://site.example/x"')
  expect(nothingFoundMail(company).text).not.toContain("http")
})

test("the mail to the office says what to do, with the protocols", () => {
  const mail = officeHolderMail(request, company)
  expect(mail.subject).toBe("Pedido de titular atendido LGPD-AAAA-BBBB: Eliminação dos dados")
  expect(mail.text).toContain("o que houver no CRM: WP-1111-1111, WP-2222-2222.")
  expect(mail.text).toContain("guardados à parte, fora das listas: WP-4444-4444.")
  const complaint = officeHolderMail({ ...request, kind: "revogacao", isComplaint: true }, company)
  expect(complaint.subject).toMatch(/^Aviso de spam LGPD-AAAA-BBBB: Consentimento para e-mails encerrado$/)
  expect(complaint.text).toContain("avisou que ele marcou um e-mail nosso como spam")
  expect(complaint.text).not.toContain("titular retirou")
  const corrected = officeHolderMail({ ...request, kind: "correcao", leadProtocol: "WP-3333-3333" }, company)
  expect(corrected.text).toContain("no pedido WP-3333-3333")
})

test("only a request that staff must answer contains the holder's address and a deadline", () => {
  const open = {
    ...request,
    kind: "informacao",
    email: "ana@exemplo.example",
    message: "Quem viu?",
    outcome: null,
  } as const
  const { subject, text } = officeHolderMail(open, company)
  expect(subject).toBe("Pedido de titular LGPD-AAAA-BBBB: Informação sobre os dados")
  expect(text).toContain("Responder até: 30 de novembro de 2026")
  expect(text).toContain("Mensagem: Quem viu?")
  expect(officeHolderMail(request, company).text).not.toMatch(/Responder até|@/)
})

test("[N17.04] the office learns at once not to contact the holder, and when the holder undoes it", () => {
  const locked = officeHolderMail({ ...request, outcome: null, email: "ana@exemplo.example" }, company)
  expect(locked.subject).toBe("Pedido de titular LGPD-AAAA-BBBB: Eliminação dos dados")
  expect(locked.text).toContain(
    "Os pedidos WP-1111-1111, WP-2222-2222, WP-4444-4444 estão fora de todas as listas: pare o atendimento e não entre em contato.",
  )
  expect(locked.text).toContain("Ele pode desfazer até 16 de novembro de 2026")
  expect(locked.text).not.toContain("@")
  const undone = officeHolderMail({ ...request, outcome: "desfeito", lockedProtocols: [] }, company)
  expect(undone.subject).toBe("Pedido de titular desfeito LGPD-AAAA-BBBB: Eliminação dos dados")
  expect(undone.text).toContain("WP-1111-1111, WP-2222-2222 estão de volta às listas")
})

test("[N17.04] the holder is told in plain words what is erased, what is kept and how to undo it", () => {
  const home = "https://site.example/privacidade/meus-dados"
  const { text } = erasureMail({ ...request, lockedCount: 1 }, { home, company })
  for (const line of [
    "Os 2 pedidos de cotação serão apagados para sempre depois de 16 de novembro de 2026",
    "Um pedido virou contrato e fica guardado à parte pelo prazo da nossa Política de Privacidade.",
    "Até 16 de novembro de 2026",
    home,
    scamWarning,
  ])
    expect(text).toContain(line)
  const onlyErased = erasureMail({ ...request, leadCount: 1, lockedCount: 0 }, { home, company }).text
  expect(onlyErased).toContain("O pedido de cotação será apagado")
  expect(onlyErased).not.toContain("contrato")
  // The address of a locked contract is kept.
  expect(onlyErased).toContain("não teremos mais o seu endereço")
  expect(text).not.toContain("não teremos mais o seu endereço")
  const onlyKept = erasureMail({ ...request, leadCount: 0, lockedCount: 2 }, { home, company }).text
  expect(onlyKept).not.toMatch(/apagados? para sempre/)
})
