import type { HolderRequestKind } from "../holder/holder.ts"

/** The kinds of requests of LGPD art. 18, as the desk shows them. */
export const holderKindText = {
  acesso: "Acesso aos dados",
  correcao: "Correção",
  eliminacao: "Eliminação",
  portabilidade: "Portabilidade",
  revogacao: "Revogação do consentimento",
  informacao: "Informação",
  reclamacao: "Reclamação",
} as const satisfies Record<HolderRequestKind, string>

const dayMs = 86_400_000

/** How much of the 15 days of art. 19 is left, as text. */
export function timeToAnswer(dueAt: Date, now: Date): { text: string; isLate: boolean } {
  const left = dueAt.getTime() - now.getTime()
  const days = Math.floor(Math.abs(left) / dayMs)
  const count = days === 1 ? "1 dia" : `${days} dias`
  if (left < 0) return { text: days === 0 ? "venceu hoje" : `vencido há ${count}`, isLate: true }
  return {
    text: days === 0 ? "vence em menos de um dia" : `faltam ${count}`.replace("faltam 1 ", "falta 1 "),
    isLate: false,
  }
}
