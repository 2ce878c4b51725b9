import type { HolderRequestKind } from "../holder/holder.ts"

/** LGPD art. 18, as the office says it. */
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

/** Of the 15 days of art. 19, what is left, in words. */
export function timeToAnswer(dueAt: Date, now: Date): { words: string; isLate: boolean } {
  const left = dueAt.getTime() - now.getTime()
  const days = Math.floor(Math.abs(left) / dayMs)
  const count = days === 1 ? "1 dia" : `${days} dias`
  if (left < 0) return { words: days === 0 ? "venceu hoje" : `vencido há ${count}`, isLate: true }
  return {
    words: days === 0 ? "vence em menos de um dia" : `faltam ${count}`.replace("faltam 1 ", "falta 1 "),
    isLate: false,
  }
}
