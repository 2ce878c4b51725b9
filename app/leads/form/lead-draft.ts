import type { Offer } from "../../plans/catalogue/offers.ts"
import { readUuid } from "../../platform/text/random-uuid.ts"
import type { LeadValues } from "../lead/lead.ts"
import { emptyDetails, leadFieldNames } from "../lead/lead-fields.ts"

// D61: one storage key for each form.
export const draftPrefix = "webplan_rascunho_"

/** A request that was typed and not yet confirmed by the server (D61). */
export type LeadDraft = {
  values: LeadValues
  savedAt: number
  /** The submission key of the request with exactly these values; empty before it is sent. */
  key: string
  /** When an unanswered request was first sent; 0 if there is none or the visitor stopped it. */
  pendingSince: number
}

const keptForMs = 7 * 86_400_000
// After a clock is set back, a draft with a time far in the future would never expire.
const clockSlackMs = 86_400_000
const maxLength = 6000

/** Reads a stored draft. Null if it is invalid or expired. */
export function readDraft(stored: string, offer: Offer, now: number): LeadDraft | null {
  const draft = parsed(stored)
  if (!isRecord(draft) || !isRecord(draft["values"])) return null
  const { savedAt, key, pendingSince } = draft
  // A draft saved before a detail existed has no text for it.
  const values: Record<string, unknown> = { ...emptyDetails, ...draft["values"] }
  if (typeof savedAt !== "number" || now - savedAt > keptForMs || savedAt - now > clockSlackMs) return null
  if (!leadFieldNames.every((name) => isText(values[name])) || typeof values["emailConsent"] !== "boolean")
    return null
  if (!isText(values["confirmedPhone"])) values["confirmedPhone"] = ""
  const isOffered = offer.subjects.some(({ code }) => code === values["subject"])
  const typed = values as LeadValues
  const subject = isOffered ? typed.subject : offer.defaultSubject
  const knownKey = isOffered && typeof key === "string" ? (readUuid(key) ?? "") : ""
  const isPending = knownKey !== "" && typeof pendingSince === "number" && pendingSince <= now
  return {
    values: { ...typed, subject },
    savedAt,
    key: knownKey,
    pendingSince: isPending ? pendingSince : 0,
  }
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= maxLength

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}

function parsed(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

export function sameValues(one: LeadValues, other: LeadValues) {
  return (
    leadFieldNames.every((name) => one[name] === other[name]) &&
    one.emailConsent === other.emailConsent &&
    one.confirmedPhone === other.confirmedPhone
  )
}
