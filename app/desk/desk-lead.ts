import type { LeadDetails } from "../leads/lead/lead-fields.ts"
import type { LeadStatus } from "../leads/lead/lead-status.ts"

export type Colleague = { id: string; name: string }

/** A lead as one line of the queue. */
export type QueueLead = {
  id: number
  protocol: string
  /** Increases with every change at the desk. A change based on an older version is refused. */
  version: number
  name: string
  phone: string
  phoneE164: string | null
  email: string
  /** Phone and e-mail are masked, and `phoneE164` is null. */
  isMasked: boolean
  operadora: string
  subject: string
  status: LeadStatus
  createdAt: Date
  /** Null when the calendar has no working time. */
  dueAt: Date | null
  firstContactAt: Date | null
  idade: string
  ages: readonly number[]
  sourcePage: string
  /** Source and medium of the last touch, such as "google cpc"; null for a direct visit. */
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
  /** Null when it was not done by staff. */
  by: Colleague | null
  fromStatus: LeadStatus | null
  toStatus: LeadStatus | null
  note: string | null
  /** Further data of the kind. `to` and `from` are ids of people; `toName` and `fromName` are their names. */
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

/** All stored data of one lead. */
export type LeadSheet = QueueLead &
  LeadDetails & {
    /** D75: the visitor was told that the number cannot be called, and sent it anyway. */
    phoneSentAnyway: boolean
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
    /** Leads that staff marked as the same person. */
    samePerson?: readonly PossibleDuplicate[]
    entries: readonly LeadEntry[]
    /** Allowed next statuses, and whether each needs a note (D17). */
    moves: readonly { to: LeadStatus; needsNote: boolean }[]
  }
