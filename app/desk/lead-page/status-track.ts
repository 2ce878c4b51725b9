import type { LeadStatus } from "../../leads/lead/lead-status.ts"
import type { LeadSheet } from "../desk-lead.ts"
import { statusLabels } from "../status-text.ts"

const trackStatuses = [
  "novo",
  "em_contato",
  "cotacao_enviada",
  "fechado",
] as const satisfies readonly LeadStatus[]

export type TrackStep = { label: string; state: "done" | "now" | "can" | "closed" }

type TrackLead = Pick<LeadSheet, "status" | "moves" | "firstContactAt">

/** The four steps of a lead with the state of each. */
export function trackOf({ status, moves }: TrackLead): TrackStep[] {
  const currentIndex = trackStatuses.findIndex((step) => step === status)
  return trackStatuses.map((step, index) => {
    const isOpen = moves.some(({ to }) => to === step)
    const state = step === status ? "now" : isOpen ? "can" : index < currentIndex ? "done" : "closed"
    return { label: statusLabels[step], state }
  })
}

export type MoveText = { to: LeadStatus; label: string; isMain: boolean; needsNote: boolean }

function isEnded(status: LeadStatus) {
  return status === "fechado" || status === "perdido" || status === "descartado"
}

/** Labels of the moves. Moves that end a lead ask for a reason, which may be empty. */
export function moveText({ status, moves }: TrackLead): MoveText[] {
  return moves.map(({ to, needsNote }) => {
    const label = isEnded(status)
      ? "Reativar, com nota"
      : to === "descartado"
        ? "Descartar, com motivo"
        : status === "cotacao_enviada" && to === "em_contato"
          ? "Voltar para Em contato"
          : status === "novo"
            ? `Passar para ${statusLabels[to]}`
            : statusLabels[to]
    const isSecondary = to === "perdido" || to === "descartado" || label.startsWith("Voltar")
    return {
      to,
      label,
      isMain: !isSecondary,
      needsNote: needsNote || to === "descartado" || to === "perdido",
    }
  })
}

/** The hint under the moves, or null. */
export function statusHint({ status, firstContactAt }: TrackLead) {
  if (isEnded(status)) return null
  return firstContactAt
    ? null
    : "O relógio só para quando há um contato registrado. Cotação enviada, Fechado e Perdido ficam disponíveis depois do contato."
}
