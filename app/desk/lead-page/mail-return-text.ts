import type { ReturnCause } from "../../leads/lead/mail-return.ts"
import type { LeadEntry } from "../desk-lead.ts"

const causes: Readonly<Record<ReturnCause, string>> = {
  address: "o endereço não existe ou não aceita mensagens",
  full: "a caixa de entrada da pessoa está cheia",
  refused: "o provedor da pessoa recusou a mensagem",
  late: "o provedor da pessoa não aceitou a mensagem a tempo",
  other: "o motivo não foi informado",
}

const mayBeRight = "O endereço pode estar certo. Prefira o telefone."
const advice: Readonly<Record<ReturnCause, string>> = {
  address: "Peça o endereço certo por telefone.",
  full: mayBeRight,
  refused: mayBeRight,
  late: mayBeRight,
  other: "Confirme o endereço por telefone.",
}

/** Why the mail came back, for the timeline. */
export function returnCauseText({ details }: Pick<LeadEntry, "details">) {
  return causes[causeOf(details)]
}

/** What a consultant should know before writing to the address; null when nothing came back. */
export function addressWarning(entries: readonly Pick<LeadEntry, "kind" | "details">[]) {
  const last = entries.findLast(
    ({ kind }) => kind === "visitor_complained" || kind === "visitor_mail_bounced",
  )
  if (!last) return null
  if (last.kind === "visitor_complained")
    return "A pessoa marcou um e-mail nosso como spam. Prefira o telefone."
  return `O e-mail voltou: ${returnCauseText(last)}. ${advice[causeOf(last.details)]}`
}

function causeOf({ cause }: LeadEntry["details"]): ReturnCause {
  return typeof cause === "string" && Object.hasOwn(causes, cause) ? (cause as ReturnCause) : "other"
}
