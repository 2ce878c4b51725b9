import { type OfferId, offers } from "../../plans/catalogue/offers.ts"
import { draftPrefix, type LeadDraft, readDraft } from "./lead-draft.ts"

export const deleteDraft = (offerId: OfferId) => quietly((storage) => storage.removeItem(keyOf(offerId)))

const keyOf = (offerId: OfferId) => draftPrefix + offerId

/** A browser may refuse storage altogether; the form then works as it did before there were drafts. */
function quietly<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.localStorage)
  } catch {
    return null
  }
}

function find(offerId: OfferId): LeadDraft | null {
  const stored = quietly((storage) => storage.getItem(keyOf(offerId)))
  if (!stored) return null
  const draft = readDraft(stored, offers[offerId], Date.now())
  if (!draft) deleteDraft(offerId)
  return draft
}

/** This form's draft. Old ones of the other forms go on the same occasion. */
export function findDraft(offerId: OfferId) {
  for (const id of Object.keys(offers) as OfferId[]) if (id !== offerId) find(id)
  return find(offerId)
}

/** True when the device keeps it. */
export function saveDraft(offerId: OfferId, draft: Omit<LeadDraft, "savedAt">) {
  return (
    quietly((storage) => {
      storage.setItem(keyOf(offerId), JSON.stringify({ ...draft, savedAt: Date.now() }))
      return true
    }) ?? false
  )
}
