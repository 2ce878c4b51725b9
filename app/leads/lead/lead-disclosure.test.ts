import { expect, test } from "vitest"
import { leadDisclosure, type WholeLead } from "./lead-disclosure.ts"
import { leadEventKinds } from "./lead-event.ts"
import { emptyDetails } from "./lead-fields.ts"

const lead: WholeLead = {
  ...emptyDetails,
  protocol: "WP-AAAA-BBBB",
  createdAt: "2026-11-15T12:05:00+00:00",
  updatedAt: "2026-11-15T12:05:00+00:00",
  name: "Ana Lima",
  email: "ana@exemplo.example",
  phone: "(11) 98765-4321",
  phoneSentAnyway: false,
  phoneE164: "+5511987654321",
  operadora: "amil",
  subject: "Amil - amil_adesao_servidores",
  message: "Quero comparar.",
  messageIsAutomatic: false,
  idade: "52, 49",
  ages: [52, 49],
  emailConsent: false,
  userAgent: "Mozilla",
  sourcePage: "https://site.example/amil",
  utmSource: "website",
  utmMedium: null,
  utmCampaign: null,
  firstTouch: null,
  lastTouch: { source: "google" },
  status: "em_contato",
  priority: 3,
  notes: "Ligar à tarde",
  dueAt: "2026-11-16T12:00:00+00:00",
  isTest: false,
  suspicions: [],
  submissionKey: null,
  fingerprint: "00",
  consents: [
    { choice: true, version: "v1", text: "Concordo.", page: "/amil", createdAt: "2026-11-15T12:05:00+00:00" },
    { choice: false, version: "v1", text: "Concordo.", page: "/x", createdAt: "2026-11-16T12:05:00+00:00" },
  ],
  contractUntil: null,
  lock: null,
  events: [
    {
      kind: "created",
      fromStatus: null,
      toStatus: "novo",
      note: null,
      createdAt: "2026-11-15T12:05:00+00:00",
    },
    {
      kind: "status_changed",
      fromStatus: "novo",
      toStatus: "em_contato",
      note: "Atendeu",
      createdAt: "2026-11-15T13:00:00+00:00",
    },
  ],
}

test("shows status, ages with bands, visits, consents and events without internal codes", () => {
  const disclosure = leadDisclosure(lead)
  expect(disclosure.title).toMatch(/^Amil: /)
  expect(disclosure.sent).toBe("15 de novembro de 2026, 9h05")
  expect(disclosure.status).toBe("Em conversa com o corretor")
  const facts = Object.fromEntries(disclosure.facts.map(({ label, text }) => [label, text]))
  expect(facts).toMatchObject({
    Idades: "52, 49 (2 vidas: 2 de 49–53)",
    "Visita do envio": "origem google",
    "Anotações do atendimento": "Ligar à tarde",
    "Prazo que prometemos para o contato": "16 de novembro de 2026, 9h",
  })
  expect(disclosure.consents.map(({ text }) => text.split(",")[0])).toEqual([
    "Aceitou",
    "Retirou o consentimento",
  ])
  expect(disclosure.events.map(({ text }) => text)).toEqual([
    "Você enviou o pedido pelo site.",
    "A situação mudou de “Recebido, à espera do primeiro contato” para “Em conversa com o corretor”. Anotação: Atendeu",
  ])
  expect(JSON.stringify(disclosure)).not.toMatch(/em_contato|amil_adesao|status_changed/)
})

test("lists the CRM and the time of delivery as the only recipient, or nothing", () => {
  expect(leadDisclosure(lead).shared).toEqual([])
  const delivered = { ...lead.events[0], kind: "webhook_delivered" } as WholeLead["events"][number]
  expect(leadDisclosure({ ...lead, events: [delivered] }).shared).toEqual([
    "Sistema de atendimento (CRM) usado pelo escritório, em 15 de novembro de 2026, 9h05",
  ])
})

test("[N2.06] every kind of event has a sentence of its own, with the change of status and the note", () => {
  const [first] = lead.events
  if (!first) throw new Error("the sample has no event")
  const textOf = (changes: Partial<typeof first>) =>
    leadDisclosure({ ...lead, events: [{ ...first, toStatus: null, ...changes }] }).events[0]?.text ?? ""
  const texts = leadEventKinds.map((kind) => textOf({ kind }))
  for (const text of texts) expect(text).toMatch(/^\p{Lu}[^_]+\.$/u)
  expect(new Set(texts).size).toBe(leadEventKinds.length)
  expect(textOf({ kind: "warned_half" })).toBe(
    "Passou metade do prazo sem contato, e o atendimento foi avisado.",
  )
  expect(textOf({ kind: "contact", fromStatus: "novo", toStatus: "em_contato", note: "Atendeu" })).toBe(
    "Falamos com você. A situação mudou de “Recebido, à espera do primeiro contato” para “Em conversa com o corretor”. Anotação: Atendeu",
  )
  expect(textOf({ kind: "kind_of_an_older_version" })).toBe("O sistema fez um registro interno.")
})
