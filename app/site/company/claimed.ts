import { type Claim, figureOf } from "./claim.ts"

const mark = Symbol("claimed")

type Claimed = {
  [mark]: true
  claims: readonly Claim[]
  part: (...shown: Claim[]) => unknown
  instead: unknown
}

/** One claim for each claim that a part names. */
type Shown<Claims extends readonly Claim[]> = { [At in keyof Claims]: Claim }

/**
 * D72: a part of a page that makes a claim, written from the claim as it is stored. `showClaims` puts the part in its place
 * while the claim may be shown. Otherwise it puts `instead` there, or leaves an entry of a list out. It has the type of the
 * part, so that the content of a page keeps its type; nothing but `showClaims` may read it.
 */
export function claiming<Part>(claim: Claim, part: (shown: Claim) => Part, instead?: Part): Part
export function claiming<Part, Claims extends readonly [Claim, ...Claim[]]>(
  claims: Claims,
  part: (...shown: Shown<Claims>) => Part,
  instead?: Part,
): Part
export function claiming(
  claim: Claim | readonly Claim[],
  part: (...shown: Claim[]) => unknown,
  instead?: unknown,
): unknown {
  return { [mark]: true, claims: [claim].flat(), part, instead } satisfies Claimed
}

/** A figure in a list of figures, left out while its claim may not be shown. */
export const claimedFigure = (claim: Claim) => claiming(claim, figureOf)

/**
 * A copy of the content with only those claims that may be shown, in the words that `shown` gives: the claim as it is stored,
 * or null while it may not be shown.
 */
export function showClaims<Content>(content: Content, shown: (claim: Claim) => Claim | null): Content {
  const place = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(place).filter((entry) => entry !== undefined)
    if (typeof value !== "object" || value === null) return value
    if (isClaimed(value)) return place(choose(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, place(inner)]))
  }
  const choose = ({ claims, part, instead }: Claimed) => {
    const stored = claims.map((claim) => shown(claim))
    return stored.every((claim) => claim !== null) ? part(...stored) : instead
  }
  return place(content) as Content
}

const isClaimed = (value: object): value is Claimed => mark in value
