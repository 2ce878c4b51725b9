import { firstName } from "./lead-labels.ts"
import { scamWarning } from "./scam-warning.ts"

/** Who writes. The notice to the office does not know who will answer it. */
export type Writer = { company: string; name?: string }

/** The first chat message to a person: the same from the office's mail and from the desk. */
export function firstMessage(personName: string, writer: Writer) {
  return `${greeting(personName)} ${introduction(writer)} ${firstMessageText} ${scamWarning}`
}

/** Anybody may have typed the number, so it says nothing about the request (W2). */
export const firstMessageText =
  "Recebi o pedido que você fez no site e vou preparar a cotação. Posso ligar agora ou prefere outro horário?"

/** 'Olá, Marina!' */
export function greeting(personName: string) {
  const person = firstName(personName)
  return person ? `Olá, ${person}!` : "Olá, tudo bem?"
}

/** 'Aqui é Beatriz, da WebPlan.' */
export function introduction({ company, name }: Writer) {
  const writer = name?.trim().split(/\s+/)[0]
  return `Aqui é ${writer ? `${writer}, ` : ""}da ${company}.`
}
