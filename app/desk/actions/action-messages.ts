import { shortTime } from "../../locale/pt-br.ts"
import type { Colleague } from "../desk-lead.ts"
import { timelineText } from "../lead-page/timeline-text.ts"
import type { DeskIntent } from "./desk-intents.ts"
import type { DeskOutcome, Taken } from "./desk-outcome.ts"

/** The form of the lead's page that sends this intent. */
export function formOf(intent: DeskIntent): "note" | "contact" | "status" {
  if (intent === "note") return "note"
  return intent === "status" ? "status" : "contact"
}

const reasons: Readonly<Record<string, { title: string; text: string }>> = {
  "note-missing": { title: "Faltou a nota.", text: "Escreva o motivo em poucas palavras e envie de novo." },
  "note-too-long": { title: "A nota passou de 10.000 caracteres.", text: "Encurte o texto e envie de novo." },
  "not-allowed": {
    title: "Esta mudança de situação não é permitida.",
    text: "Veja os caminhos permitidos abaixo da trilha.",
  },
  "contact-missing": {
    title: "Registre o contato antes.",
    text: "Cotação enviada, Fechado e Perdido só se abrem depois de uma conversa de verdade.",
  },
  "no-such-colleague": { title: "Esta pessoa não atende leads.", text: "Escolha outra na lista." },
  "already-theirs": { title: "O lead já é desta pessoa.", text: "Nada mudou." },
  "not-a-time-ahead": {
    title: "Escolha uma hora à frente.",
    text: "A ligação pode ser marcada para os próximos 90 dias.",
  },
  "no-contact": { title: "Não há contato para desfazer.", text: "Algo já aconteceu depois dele." },
  "too-late": { title: "Passaram cinco minutos.", text: "O contato registrado não pode mais ser desfeito." },
  "somebody-else": { title: "Quem registrou o contato foi outra pessoa.", text: "Só ela pode desfazer." },
  "same-lead": { title: "É o mesmo lead.", text: "Compare com outro." },
  "other-missing": { title: "O outro lead não existe mais.", text: "Nada mudou." },
}

const unknownReason = { title: "Não deu para fazer isto.", text: "Recarregue a página e tente de novo." }

type Refusable = DeskOutcome<string> | Taken

/** The reason why an action was refused; null when it was done. */
export function refusalText(outcome: Refusable) {
  if (outcome.outcome === "refused") return reasons[outcome.reason] ?? unknownReason
  if (outcome.outcome === "taken")
    return { title: `${outcome.by.name} aceitou este lead antes de você.`, text: "Nada mudou." }
  if (outcome.outcome !== "stale") return null
  const last = outcome.changes.at(-1)
  const when = last ? `às ${shortTime(last.at)}` : "agora há pouco"
  return {
    title: `Nada foi salvo ainda: este lead mudou ${when}.`,
    text: `${last ? `${actorName(last.by)}: ${timelineText(last, unknownLead, last.at).title}. ` : ""}Seu texto continua aqui.`,
  }
}

const unknownLead = { protocol: "", dueAt: null, sourcePage: "" }

const actorName = (by: Colleague | null) => by?.name.split(" ")[0] ?? "O sistema"

/** Confirmation shown after an action. */
export const doneText = {
  take: "Agora o lead é seu.",
  assign: "Lead passado.",
  contact: "Contato registrado. O relógio parou.",
  "undo-contact": "Contato desfeito. O relógio voltou a correr.",
  attempt: "Tentativa registrada.",
  "call-later": "Ligação marcada.",
  note: "Nota salva.",
  status: "Situação mudada.",
  "same-person": "Marcados como a mesma pessoa.",
  "different-person": "Marcados como pessoas diferentes.",
} as const satisfies Record<DeskIntent, string>
