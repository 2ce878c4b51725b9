import { type TileCode, tile } from "../../ui/tiles/tile-code.ts"
import type { AttemptResult } from "../actions/attempt.ts"
import type { LeadEntry } from "../desk-lead.ts"
import { atText, durationText, momentText, untilText } from "../desk-time.ts"
import { pageText } from "../source-text.ts"
import { statusLabels } from "../status-text.ts"
import { returnCauseText } from "./mail-return-text.ts"

export type TimelineText = { tile: TileCode; title: string; line: string; note: string | null }

type TimelineLead = { protocol: string; dueAt: Date | null; sourcePage: string }
type EntryText = { tile: TileCode; title: string; detail?: string }

/** The text of one entry of the timeline. An unknown kind is shown by its name. */
export function timelineText(entry: LeadEntry, lead: TimelineLead, now: Date): TimelineText {
  const { tile: drawn, title, detail } = entryText(entry, lead, now)
  const who = entry.kind === "created" ? null : (entry.by?.name ?? "Sistema")
  const parts = [momentText(entry.at, now), !(detail && isNamedInTitle(entry.kind)) && who, detail]
  return { tile: drawn, title, line: parts.filter(Boolean).join(", "), note: entry.note }
}

const text = (value: unknown) => (typeof value === "string" && value ? value : null)

function moment(value: unknown) {
  const date = text(value)
  return date && !Number.isNaN(Date.parse(date)) ? new Date(date) : null
}

const shortName = (name: string | null | undefined) => name?.split(" ")[0] || null

const tiles = {
  arrived: tile("p4ate"),
  attempted: tile("a2ai"),
  assigned: tile("q0at"),
  contacted: tile("c0at"),
  system: tile("l0v"),
  noted: tile("q2ai"),
} as const

const attemptTexts: Readonly<Record<string, string>> = {
  nao_atendeu: "não atendeu",
  caixa_postal: "caixa postal",
  mensagem_enviada: "mensagem enviada",
  numero_errado: "número errado",
  outra: "outro resultado",
} satisfies Record<AttemptResult, string>

const systemTitles: Readonly<Record<string, string>> = {
  office_notified: "Escritório avisado por e-mail",
  dispatched: "Avisos do pedido preparados",
  visitor_confirmed: "Confirmação enviada por e-mail à pessoa",
  visitor_not_confirmed: "Confirmação por e-mail não enviada",
  visitor_unreachable: "O provedor de e-mail da pessoa recusou a confirmação",
  visitor_mail_bounced: "O e-mail de confirmação voltou",
  visitor_complained: "A pessoa marcou o e-mail como spam",
  webhook_delivered: "Enviado ao CRM do escritório",
  email_consent_revoked: "A pessoa não quer mais receber e-mails",
  email_consent_ended: "Consentimento para e-mails encerrado",
  holder_corrected: "A pessoa corrigiu os próprios dados",
  holder_erasure_undone: "A pessoa pediu para apagar os dados e desistiu",
  nobody_available: "Ninguém disponível para receber o lead",
}

const systemDetails: Readonly<Record<string, string>> = {
  nobody_available: "gestão avisada",
  visitor_complained: "aviso do provedor de e-mail dela",
  email_consent_ended: "por causa do aviso de spam do provedor",
}

function statusTitle({ fromStatus, toStatus }: LeadEntry) {
  return toStatus
    ? `Situação: ${fromStatus ? `de ${statusLabels[fromStatus]} para ` : ""}${statusLabels[toStatus]}`
    : "Situação alterada"
}

/** Entries about offers and actions of staff; undefined for other kinds. */
function deskEntry(entry: LeadEntry, now: Date): EntryText | undefined {
  const { kind, details } = entry
  const by = shortName(entry.by?.name) ?? "Alguém"
  const to = shortName(text(details["toName"]))
  const from = shortName(text(details["fromName"]))
  switch (kind) {
    case "offered": {
      const until = moment(details["until"])
      return {
        tile: tile("m2at"),
        title: to ? `Oferecido a ${to}` : "Oferecido",
        ...(until ? { detail: `para aceitar ${untilText(until, now)}` } : {}),
      }
    }
    case "offer_expired":
      return { tile: tile("m2ai"), title: to ? `${to} não aceitou a tempo` : "Ninguém aceitou a tempo" }
    case "taken": {
      const after = details["afterMinutes"]
      const isOffer = details["offered"] === true && typeof after === "number"
      return {
        tile: tiles.assigned,
        title: `${by} aceitou o lead`,
        ...(isOffer ? { detail: `${durationText(after)} depois de oferecido` } : {}),
      }
    }
    case "taken_over":
      return {
        tile: tiles.assigned,
        title: from ? `${by} assumiu o lead de ${from}` : `${by} assumiu o lead`,
      }
    case "assigned":
      return {
        tile: tiles.assigned,
        title: to ? `${by} passou o lead para ${to}` : `${by} passou o lead adiante`,
      }
    case "attempt":
      return {
        tile: tiles.attempted,
        title: `Tentativa: ${attemptTexts[text(details["result"]) ?? ""] ?? "sem resultado registrado"}`,
      }
    case "contact":
      return {
        tile: details["inTime"] === false ? tile("c0ab") : tiles.contacted,
        title:
          details["first"] === false
            ? "Contato"
            : `Primeiro contato, ${details["inTime"] === false ? "fora do prazo" : "no prazo"}`,
      }
    case "contact_undone":
      return { tile: tiles.attempted, title: "Contato desfeito: o relógio voltou a correr" }
    case "call_later": {
      const at = moment(details["at"])
      return { tile: tiles.attempted, title: at ? `Retorno marcado: ${atText(at, now)}` : "Retorno marcado" }
    }
    case "note":
      return { tile: tiles.noted, title: "Nota" }
    case "status_changed":
      return { tile: tile("t2at"), title: statusTitle(entry) }
    case "same_person":
      return { tile: tile("x0ai"), title: "Marcado como a mesma pessoa de outro lead" }
    case "different_person":
      return { tile: tile("x0ai"), title: "Marcado como outra pessoa" }
    default:
      return undefined
  }
}

/** Entries about the deadline; undefined for other kinds. */
function deadlineEntry(entry: LeadEntry, now: Date): EntryText | undefined {
  const { kind, details } = entry
  const to = shortName(text(details["toName"]))
  switch (kind) {
    case "warned_half":
      return { tile: tile("p2spy"), title: "Aviso: metade do prazo", ...(to ? { detail: `para ${to}` } : {}) }
    case "warned_four_fifths":
      return {
        tile: tile("p1bwd"),
        title: "Segundo aviso: restavam 24 minutos",
        detail: to ? `para ${to} e a gestão` : "para a gestão",
      }
    case "escalated":
      return { tile: tile("p0hw"), title: "Prazo vencido: gestão avisada" }
    case "deadline_changed": {
      const after = moment(details["after"])
      return {
        tile: tile("p3ate"),
        title: after ? `Prazo recalculado: ${untilText(after, now)}` : "Prazo cancelado",
        detail: "o calendário mudou",
      }
    }
    default:
      return undefined
  }
}

function entryText(entry: LeadEntry, lead: TimelineLead, now: Date): EntryText {
  if (entry.kind === "created")
    return {
      tile: tiles.arrived,
      title: `Lead chegou pela página ${pageText(lead.sourcePage)}`,
      detail: [`protocolo ${lead.protocol}`, lead.dueAt && `prazo ${untilText(lead.dueAt, now)}`]
        .filter(Boolean)
        .join(", "),
    }
  const systemTitle = systemTitles[entry.kind]
  if (systemTitle) {
    const detail = entry.kind === "visitor_mail_bounced" ? returnCauseText(entry) : systemDetails[entry.kind]
    return { tile: tiles.system, title: systemTitle, ...(detail ? { detail } : {}) }
  }
  return (
    deskEntry(entry, now) ??
    deadlineEntry(entry, now) ?? {
      tile: tiles.system,
      title: entry.toStatus ? statusTitle(entry) : `Registro: ${entry.kind.replaceAll("_", " ")}`,
    }
  )
}

const isNamedInTitle = (kind: string) => ["taken", "taken_over", "assigned"].includes(kind)
