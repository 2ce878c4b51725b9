import type { LeadStatus } from "../../leads/lead/lead-status.ts"
import type { LeadSheet } from "../desk-lead.ts"
import { statusLabels } from "../status-text.ts"

const way = ["novo", "em_contato", "cotacao_enviada", "fechado"] as const satisfies readonly LeadStatus[]

export type TrackStep = { label: string; state: "done" | "now" | "can" | "closed" }

type Situated = Pick<LeadSheet, "status" | "moves" | "firstContactAt">

/** The four steps of a lead's life: passed, here, open from here, closed for now. */
export function trackOf({ status, moves }: Situated): TrackStep[] {
  const here = way.findIndex((step) => step === status)
  return way.map((step, place) => {
    const isOpen = moves.some(({ to }) => to === step)
    const state = step === status ? "now" : isOpen ? "can" : place < here ? "done" : "closed"
    return { label: statusLabels[step], state }
  })
}

export type MoveText = { to: LeadStatus; label: string; isMain: boolean; needsNote: boolean }

function isEnded(status: LeadStatus) {
  return status === "fechado" || status === "perdido" || status === "descartado"
}

/** Every move as a button says it; those that end a lead are asked for a reason, which may stay empty. */
export function moveText({ status, moves }: Situated): MoveText[] {
  return moves.map(({ to, needsNote }) => {
    const label = isEnded(status)
      ? "Reabrir, com nota"
      : to === "descartado"
        ? "Descartar, com motivo"
        : status === "cotacao_enviada" && to === "em_contato"
          ? "Voltar a Em contato"
          : status === "novo"
            ? `Passar a ${statusLabels[to]}`
            : statusLabels[to]
    const isAside = to === "perdido" || to === "descartado" || label.startsWith("Voltar")
    return { to, label, isMain: !isAside, needsNote: needsNote || to === "descartado" || to === "perdido" }
  })
}

/** What stands under the moves. */
export function statusHint({ status, firstContactAt }: Situated) {
  if (isEnded(status)) return null
  return firstContactAt
    ? null
    : "Mudar a situação não para o relógio. Cotação enviada, Fechado e Perdido se abrem depois do contato."
}
