/** Validity of a link and of its session, for texts. The database enforces the same time. */
export const linkMinutes = 30
/** For texts; the database enforces it (lock_holder_leads). */
export const undoHours = 24
// LGPD art. 19, II
export const answerDays = 15

export const askableKinds = ["portabilidade", "informacao", "reclamacao"] as const
export type AskableKind = (typeof askableKinds)[number]
export type HolderRequestKind = AskableKind | "acesso" | "correcao" | "eliminacao" | "revogacao"

/** How staff may close a request. */
export const answerOutcomes = ["respondido", "feito", "recusado"] as const
export type AnswerOutcome = (typeof answerOutcomes)[number]
/** "encerrado": the holder erased everything before an answer. "desfeito": the holder undid an erasure. */
export type HolderOutcome = AnswerOutcome | "encerrado" | "desfeito"

export function isAnswerOutcome(outcome: string): outcome is AnswerOutcome {
  return answerOutcomes.some((known) => known === outcome)
}

export const longestHolderMessage = 5000

/** All data stored about one confirmed address. */
export type HolderRecord<Lead> = {
  email: string
  expiresAt: string
  leads: Lead[]
  /** The erasure that the holder can still undo. */
  erasure: { protocol: string; openedAt: string; undoUntil: string } | null
  /** Requests that staff must still answer. */
  requests: { protocol: string; kind: AskableKind; openedAt: string; dueAt: string; message: string }[]
}

type Moment = { id: number; when: string; text: string }

/** A lead as texts for its holder. */
export type HolderLeadView = {
  protocol: string
  title: string
  sent: string
  status: string
  facts: readonly { label: string; text: string }[]
  consents: readonly Moment[]
  events: readonly Moment[]
  shared: readonly string[]
  isReceivingEmails: boolean
  /** Until when a contract is kept; null for any other lead. */
  contractUntil: string | null
  /** Set when the holder asked to erase the lead (D80). `openings`: when an administrator opened it since. */
  lock: { undoUntil: string; openings: readonly { id: number; when: string }[] } | null
}

export type HolderView = {
  email: string
  until: string
  leads: readonly HolderLeadView[]
  erasure: { protocol: string; undoUntil: string } | null
  /** Whether there is anything left that the holder can ask to erase. */
  isErasable: boolean
  requests: readonly { protocol: string; kind: AskableKind; opened: string; due: string; message: string }[]
}

export function isAskable(kind: string): kind is AskableKind {
  return askableKinds.some((askable) => askable === kind)
}

const requestProtocol = /^LGPD-[0-9A-Z]{4}-[0-9A-Z]{4}$/

/** A request protocol from a URL, or null when it is invalid. */
export const readRequestProtocol = (text: string | null) => (text && requestProtocol.test(text) ? text : null)
