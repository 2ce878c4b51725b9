import { type OfferId, offers } from "../../plans/catalogue/offers.ts"
import { draftPrefix, type LeadDraft, readDraft } from "./lead-draft.ts"

export const deleteDraft = (offerId: OfferId) => withStorage((storage) => storage.removeItem(keyOf(offerId)))

const keyOf = (offerId: OfferId) => draftPrefix + offerId

/** A browser may refuse storage. The form then works without drafts. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.localStorage)
  } catch {
    return null
  }
}

function find(offerId: OfferId): LeadDraft | null {
  const stored = withStorage((storage) => storage.getItem(keyOf(offerId)))
  if (!stored) return null
  const draft = readDraft(stored, offers[offerId], Date.now())
  if (!draft) deleteDraft(offerId)
  return draft
}

/** The draft of this form. Also deletes expired drafts of the other forms. */
export function findDraft(offerId: OfferId) {
  for (const id of Object.keys(offers) as OfferId[]) if (id !== offerId) find(id)
  return find(offerId)
}

/** True when the draft was stored. */
export function saveDraft(offerId: OfferId, draft: Omit<LeadDraft, "savedAt">) {
  return (
    withStorage((storage) => {
      storage.setItem(keyOf(offerId), JSON.stringify({ ...draft, savedAt: Date.now() }))
      return true
    }) ?? false
  )
}
