import { href } from "react-router"
import type { LeadEntry, LeadSheet } from "./desk-lead.ts"
import { at, beatriz, sampleLead, sampleQueue } from "./sample-leads.ts"

const marina = sampleQueue.find(({ name }) => name === "Marina Exemplo") ?? sampleLead({})

/** A fictional lead with every field filled. */
export const sampleSheet: LeadSheet = {
  ...marina,
  cidade: "Campinas",
  uf: "SP",
  orgao: "Secretaria da Educação",
  vinculo: "Servidor estadual",
  janela: "Tarde, 12h às 18h",
  phoneSentAnyway: false,
  message:
    "Sou professora da rede estadual e quero trocar de plano sem carência. Meu marido tem pressão alta e faz acompanhamento.",
  suspicions: [],
  notes: null,
  emailConsent: true,
  emailConsentVersion: "v3",
  firstTouch: {
    source: "google",
    medium: "cpc",
    campaign: "amil-servidores",
    landingPath: href("/blog/:slug", { slug: "portabilidade" }),
  },
  lastTouch: { landingPath: href("/:carrier", { carrier: "amil" }) },
  utmSource: "google",
  utmMedium: null,
  utmCampaign: null,
  userAgent:
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
  callLaterAt: null,
  duplicates: [
    {
      id: 90,
      protocol: "WP-2611-0311",
      name: "Marina E. da Silva",
      operadora: "main",
      subject: "pessoa_fisica",
      status: "perdido",
      createdAt: new Date("2026-11-09T10:00:00-03:00"),
      sharesPhone: true,
      sharesEmail: false,
    },
  ],
  entries: [
    entry(1, "created", "12:44"),
    entry(2, "offered", "12:44", { details: { toName: beatriz.name, until: at("12:59").toISOString() } }),
    entry(3, "taken", "12:51", { by: beatriz, details: { offered: true, afterMinutes: 7 } }),
    entry(4, "attempt", "13:15", { by: beatriz, details: { result: "nao_atendeu" } }),
    entry(5, "warned_half", "13:44", { details: { toName: beatriz.name } }),
    entry(6, "attempt", "14:02", {
      by: beatriz,
      details: { result: "mensagem_enviada" },
      note: "Primeira mensagem. Ainda sem resposta.",
    }),
    entry(7, "warned_four_fifths", "14:20", { details: { toName: beatriz.name } }),
  ],
  moves: [
    { to: "em_contato", needsNote: false },
    { to: "descartado", needsNote: false },
  ],
}

function entry(id: number, kind: string, time: string, overrides: Partial<LeadEntry> = {}): LeadEntry {
  return {
    id,
    kind,
    at: at(time),
    by: null,
    fromStatus: null,
    toStatus: null,
    note: null,
    details: {},
    ...overrides,
  }
}
