import type { LeadDetails } from "../leads/lead/lead-fields.ts"
import type { LeadStatus } from "../leads/lead/lead-status.ts"

export type Colleague = { id: string; name: string }

/** A lead as a line of the queue. */
export type QueueLead = {
  id: number
  protocol: string
  /** Rises with every change at the desk: who saw an older one is refused. */
  version: number
  name: string
  phone: string
  phoneE164: string | null
  email: string
  operadora: string
  subject: string
  status: LeadStatus
  createdAt: Date
  /** Null when the calendar held no working time. */
  dueAt: Date | null
  firstContactAt: Date | null
  idade: string
  ages: readonly number[]
  sourcePage: string
  /** The last touch in a few words, such as "google cpc"; null for a direct visit. */
  source: string | null
  owner: Colleague | null
  offeredTo: Colleague | null
  offeredUntil: Date | null
  attempts: number
  isEscalated: boolean
  isSuspicious: boolean
  messageIsAutomatic: boolean
  hasDuplicates: boolean
}

/** One entry of a lead's timeline, oldest first in the store and newest first on the page. */
export type LeadEntry = {
  id: number
  kind: string
  at: Date
  /** Null when nobody of the staff did it. */
  by: Colleague | null
  fromStatus: LeadStatus | null
  toStatus: LeadStatus | null
  note: string | null
  /** What the kind needs besides; `to` and `from` are people's ids, with `toName` and `fromName` beside them. */
  details: Record<string, unknown>
}

export type PossibleDuplicate = {
  id: number
  protocol: string
  name: string
  operadora: string
  subject: string
  status: LeadStatus
  createdAt: Date
  sharesPhone: boolean
  sharesEmail: boolean
}

/** Everything known about one lead. */
export type LeadSheet = QueueLead &
  LeadDetails & {
    message: string
    suspicions: readonly string[]
    notes: string | null
    emailConsent: boolean
    emailConsentVersion: string | null
    firstTouch: Record<string, unknown> | null
    lastTouch: Record<string, unknown> | null
    utmSource: string | null
    utmMedium: string | null
    utmCampaign: string | null
    userAgent: string | null
    callLaterAt: Date | null
    duplicates: readonly PossibleDuplicate[]
    /** Leads that somebody found to be of the same person. */
    samePerson?: readonly PossibleDuplicate[]
    entries: readonly LeadEntry[]
    /** Allowed next situations and whether each needs a note (D17). */
    moves: readonly { to: LeadStatus; needsNote: boolean }[]
  }
