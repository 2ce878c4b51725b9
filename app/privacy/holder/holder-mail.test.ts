import { expect, test } from "vitest"
import { scamWarning } from "../../leads/lead/scam-warning.ts"
import { linkMail, nothingFoundMail, officeHolderMail } from "./holder-mail.ts"

const company = { name: "WebPlan", phone: { display: "(11) 3456-7890" } }
const request = {
  protocol: "LGPD-AAAA-BBBB",
  kind: "eliminacao",
  openedAt: new Date("2026-11-15T12:00:00Z"),
  dueAt: new Date("2026-11-30T12:00:00Z"),
  leadCount: 2,
  email: null,
  message: null,
  erasedProtocols: ["WP-1111-1111", "WP-2222-2222"],
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
  expect(mail.text).toContain("estes protocolos: WP-1111-1111, WP-2222-2222.")
  const corrected = officeHolderMail({ ...request, kind: "correcao", leadProtocol: "WP-3333-3333" }, company)
  expect(corrected.text).toContain("no pedido WP-3333-3333")
})

test("only a request that staff must answer contains the holder's address and a deadline", () => {
  const open = { ...request, kind: "informacao", email: "ana@exemplo.example", message: "Quem viu?" } as const
  const { subject, text } = officeHolderMail(open, company)
  expect(subject).toBe("Pedido de titular LGPD-AAAA-BBBB: Informação sobre os dados")
  expect(text).toContain("Responder até: 30 de novembro de 2026")
  expect(text).toContain("Mensagem: Quem viu?")
  expect(officeHolderMail(request, company).text).not.toMatch(/Responder até|@/)
})
