import type { Colleague, LeadEntry } from "../desk-lead.ts"
import { atText } from "../desk-time.ts"
import { timelineText } from "../lead-page/timeline-text.ts"
import { shortName } from "../short-name.ts"
import type { DeskIntent } from "./desk-intents.ts"
import type { DeskOutcome, Taken } from "./desk-outcome.ts"

/** The form of the lead's page that sends this intent. */
export function formOf(intent: DeskIntent): "note" | "contact" | "status" {
  if (intent === "note") return "note"
  return intent === "status" ? "status" : "contact"
}

const reasons: Readonly<Record<string, { title: string; text: string }>> = {
  "note-missing": { title: "Faltou a nota.", text: "Escreva em poucas palavras e envie de novo." },
  "note-too-long": { title: "A nota passou de 10.000 caracteres.", text: "Encurte o texto e envie de novo." },
  "not-allowed": {
    title: "Esta mudança de situação não é permitida.",
    text: "Use um dos botões do bloco Situação.",
  },
  "contact-missing": {
    title: "Registre o contato antes.",
    text: "Cotação enviada, Fechado e Perdido ficam disponíveis depois do contato.",
  },
  "no-such-colleague": { title: "Esta pessoa não atende leads.", text: "Escolha outra na lista." },
  "already-theirs": { title: "Esta pessoa já é responsável pelo lead.", text: "Nada foi alterado." },
  "not-a-time-ahead": {
    title: "Escolha um dia e uma hora que ainda não passaram.",
    text: "O retorno pode ser marcado para os próximos 90 dias.",
  },
  "no-contact": { title: "Não há contato para desfazer.", text: "Já houve outro registro depois dele." },
  "too-late": {
    title: "Já se passaram cinco minutos.",
    text: "O contato registrado não pode mais ser desfeito.",
  },
  "somebody-else": { title: "Quem registrou o contato foi outra pessoa.", text: "Só ela pode desfazer." },
  "same-lead": { title: "É o mesmo lead.", text: "Escolha outro lead." },
  "other-missing": { title: "O outro lead não existe mais.", text: "Nada foi alterado." },
}

const unknownReason = { title: "Não foi possível fazer isto.", text: "Recarregue a página e tente de novo." }

type Refusable = DeskOutcome<string> | Taken

/** The reason why an action was refused; null when it was done. */
export function refusalText(outcome: Refusable) {
  if (outcome.outcome === "refused") return reasons[outcome.reason] ?? unknownReason
  if (outcome.outcome === "taken")
    return { title: `${actorName(outcome.by)} aceitou este lead antes de você.`, text: "Nada foi alterado." }
  if (outcome.outcome !== "stale") return null
  const last = outcome.changes.at(-1)
  const when = last ? atText(last.at, last.at) : "agora há pouco"
  return {
    title: `Nada foi salvo ainda: este lead mudou ${when}.`,
    text: `${last ? `${changeText(last)}. ` : ""}Seu texto continua aqui.`,
  }
}

const unknownLead = { protocol: "", dueAt: null, sourcePage: "" }

/** 'Dalva: Nota'; some titles already begin with the name. */
function changeText(change: LeadEntry) {
  const { title } = timelineText(change, unknownLead, change.at)
  const name = actorName(change.by)
  return title.startsWith(`${name} `) ? title : `${name}: ${title}`
}

const actorName = (by: Colleague | null) => (by ? shortName(by.name) : "O sistema")

/** Confirmation shown after an action. */
export const doneText = {
  take: "Agora o lead está com você.",
  assign: "Lead transferido.",
  contact: "Contato registrado. O relógio parou.",
  "undo-contact": "Contato desfeito. O relógio voltou a correr.",
  attempt: "Tentativa registrada.",
  "call-later": "Retorno marcado.",
  note: "Nota salva.",
  status: "Situação alterada.",
  "same-person": "Marcados como a mesma pessoa.",
  "different-person": "Marcados como pessoas diferentes.",
} as const satisfies Record<DeskIntent, string>
