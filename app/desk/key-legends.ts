import type { KeyWord } from "../ui/layout/key-legend.tsx"

/** The keys of the queue, in the order of the legend. */
export const queueKeys: readonly KeyWord[] = [
  ["J", "descer"],
  ["K", "subir"],
  ["Enter", "abrir"],
  ["A", "aceitar"],
  ["L", "ligar"],
  ["W", "WhatsApp"],
  ["T", "tentativa"],
  ["C", "contato"],
  ["/", "buscar"],
  ["?", "todos"],
]

export const queueKeysInFull: readonly KeyWord[] = [
  ["J", "ir para a linha de baixo"],
  ["K", "ir para a linha de cima"],
  ["Enter", "abrir o lead da linha"],
  ["A", "aceitar o lead que foi oferecido a você"],
  ["L", "ligar"],
  ["W", "abrir o WhatsApp"],
  ["T", "abrir o lead para registrar uma tentativa"],
  ["C", "abrir o lead para registrar o contato"],
  ["/", "buscar"],
  ["Esc", "sair da busca ou da linha"],
  ["?", "mostrar esta lista"],
]

/** The keys of a lead's page. */
export const leadKeys: readonly KeyWord[] = [
  ["L", "ligar"],
  ["W", "WhatsApp"],
  ["E", "e-mail"],
  ["C", "falei"],
  ["T", "não atendeu"],
  ["N", "anotar"],
  ["J", "próximo"],
  ["Esc", "fila"],
]
