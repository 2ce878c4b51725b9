import { expect, test } from "vitest"
import type { LeadEntry } from "../desk-lead.ts"
import { at, beatriz, caio, sampleNow } from "../sample-leads.ts"
import { sampleSheet } from "../sample-sheet.ts"
import { timelineText } from "./timeline-text.ts"

function textOf(kind: string, overrides: Partial<LeadEntry> = {}) {
  const entry: LeadEntry = {
    id: 1,
    kind,
    at: at("14:20"),
    by: null,
    fromStatus: null,
    toStatus: null,
    note: null,
    details: {},
    ...overrides,
  }
  const { title, line } = timelineText(entry, sampleSheet, sampleNow)
  return `${title} | ${line}`
}

test("describes every entry of a lead's timeline", () => {
  expect(sampleSheet.entries.map((entry) => timelineText(entry, sampleSheet, sampleNow))).toEqual([
    {
      tile: "p4ate",
      title: "Lead chegou pela página /amil",
      line: "12h44, protocolo WP-2611-0417, prazo até as 14h44",
      note: null,
    },
    {
      tile: "m2at",
      title: "Oferecido a Beatriz",
      line: "12h44, Sistema, para aceitar até as 12h59",
      note: null,
    },
    { tile: "q0at", title: "Beatriz aceitou o lead", line: "12h51, 7 min depois de oferecido", note: null },
    { tile: "a2ai", title: "Tentativa: não atendeu", line: "13h15, Beatriz Modelo", note: null },
    { tile: "p2spy", title: "Aviso: metade do prazo", line: "13h44, Sistema, para Beatriz", note: null },
    {
      tile: "a2ai",
      title: "Tentativa: mensagem enviada",
      line: "14h02, Beatriz Modelo",
      note: "Primeira mensagem. Ainda sem resposta.",
    },
    {
      tile: "p1bwd",
      title: "Segundo aviso: restavam 24 minutos",
      line: "14h20, Sistema, para Beatriz e a gestão",
      note: null,
    },
  ])
})

test("names the people of an entry", () => {
  const by = { by: beatriz }
  expect(textOf("assigned", { ...by, details: { toName: caio.name } })).toBe(
    "Beatriz passou o lead para Caio | 14h20, Beatriz Modelo",
  )
  expect(textOf("taken_over", { ...by, details: { fromName: caio.name } })).toBe(
    "Beatriz assumiu o lead de Caio | 14h20, Beatriz Modelo",
  )
  expect(textOf("contact", { ...by, details: { first: true, inTime: true } })).toMatch(
    /^Primeiro contato, no prazo/,
  )
  expect(textOf("contact", { ...by, details: { first: true, inTime: false } })).toMatch(/fora do prazo/)
  expect(textOf("contact", { ...by, details: { first: false } })).toMatch(/^Contato \|/)
  expect(textOf("status_changed", { ...by, fromStatus: "em_contato", toStatus: "fechado" })).toMatch(
    /^Situação: de Em contato para Fechado \|/,
  )
  expect(textOf("call_later", { ...by, details: { at: at("16:30").toISOString() } })).toMatch(
    /^Retorno marcado: às 16h30 \|/,
  )
})

test("has a text for every kind of event", () => {
  const kinds =
    "created office_notified dispatched visitor_confirmed visitor_not_confirmed visitor_unreachable visitor_mail_bounced visitor_complained webhook_delivered email_consent_revoked email_consent_ended holder_corrected holder_erasure_undone nobody_available offered offer_expired taken taken_over assigned attempt contact contact_undone call_later note status_changed same_person different_person warned_half warned_four_fifths escalated deadline_changed"
  for (const kind of kinds.split(" ")) expect(textOf(kind), kind).not.toMatch(/^Registro:|_|undefined|null/)
})

test("[N18.11] says why a mail came back, and who reported a complaint", () => {
  expect(textOf("visitor_mail_bounced", { details: { class: "permanent", cause: "address" } })).toBe(
    "O e-mail de confirmação voltou | 14h20, Sistema, o endereço não existe ou não aceita mensagens",
  )
  expect(textOf("visitor_complained")).toBe(
    "A pessoa marcou o e-mail como spam | 14h20, Sistema, aviso do provedor de e-mail dela",
  )
})

test("shows an unknown kind by its name, and ignores unexpected details", () => {
  expect(textOf("moved_to_mars")).toBe("Registro: moved to mars | 14h20, Sistema")
  expect(textOf("offered", { details: { until: "não é hora", toName: 7 } })).toBe(
    "Oferecido | 14h20, Sistema",
  )
  expect(textOf("attempt", { details: { result: "vácuo" } })).toMatch(/^Tentativa: sem resultado registrado/)
})
