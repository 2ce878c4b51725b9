import type { Claim } from "../../site/company/claim.ts"
import { allClaims } from "../../site/content/all-claims.ts"
import type { EntryValues } from "../list.ts"
import type { SettingsSnapshot } from "../store/settings-snapshot.ts"

/** The claim in the words that are stored; null while it may not be shown. */
export function shownClaimOf(
  snapshot: SettingsSnapshot,
  { today, showsEvery }: { today: string; showsEvery: boolean },
): (claim: Claim) => Claim | null {
  const stored = new Map(snapshot.lists.claims.map(({ id, values }) => [id, values]))
  const { openingHours } = snapshot
  return (claim) => {
    if (claim.id === "openingHours") return withHours(claim, openingHours)
    if (!claim.ownerMustConfirm) return claim
    const values = stored.get(claim.id)
    const mayShow = values && isConfirmed(values, today) && !contradictsHours(claim, values, openingHours)
    if (!showsEvery && !mayShow) return null
    // The words of a condition are part of the text of its page.
    return values && !claim.isTerm ? { ...claim, ...wordsOf(values) } : claim
  }
}

/** The conditions of pages that nobody has ever confirmed: production does not start with them. */
export function unconfirmedTerms({ lists }: SettingsSnapshot): Claim[] {
  return lists.claims.flatMap(({ id, values }) => {
    const claim = claimOf(id)
    return claim?.isTerm && !values["proof"] ? [claim] : []
  })
}

export const claimsToConfirm = allClaims.filter(({ ownerMustConfirm }) => ownerMustConfirm)

export const claimOf = (id: string): Claim | undefined => claimsToConfirm.find((claim) => claim.id === id)

export function wordsOf({ value = "", label = "", phrase = "" }: EntryValues) {
  return { value, label, phrase }
}

/** It has a proof, and its last day is not over. */
export function isConfirmed({ proof, until = "" }: EntryValues, today: string) {
  return Boolean(proof) && until >= today
}

/** The calendar states the hours, and a page does not state two. */
export function contradictsHours(claim: Claim, { value = "" }: EntryValues, openingHours: string) {
  return claim.fact === "horário" && value !== openingHours
}

/** Null when the calendar has no hours. */
function withHours(claim: Claim, openingHours: string): Claim | null {
  const phrase = openingHours.charAt(0).toLowerCase() + openingHours.slice(1)
  return openingHours === "" ? null : { ...claim, value: openingHours, phrase }
}
