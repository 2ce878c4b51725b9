import type { HolderLeadView } from "../holder.ts"
import { holderText } from "./holder-text.ts"

const texts = holderText.overview

export type LockedView = NonNullable<HolderLeadView["lock"]> & Pick<HolderLeadView, "contractUntil">

/** What becomes of a locked lead, for page and file. When it was opened is a list of its own. */
export function lockSentences({ undoUntil, openings, contractUntil }: LockedView) {
  if (!contractUntil) return [`${texts.lockErased} ${undoUntil}.`]
  const kept = `${texts.lockContract} ${contractUntil}. ${texts.lockAccess}`
  return openings.length === 0 ? [kept, texts.lockUnopened] : [kept]
}
