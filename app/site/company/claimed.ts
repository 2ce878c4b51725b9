import { type Claim, figureOf } from "./claim.ts"

const mark = Symbol("claimed")

type Claimed = { [mark]: true; claims: readonly Claim[]; part: unknown; instead: unknown }

/**
 * D72: a part of a page that makes a claim. `showClaims` puts the part in its place while the claim may be shown. Otherwise
 * it puts `instead` there, or leaves an entry of a list out. It has the type of the part, so that the content of a page keeps
 * its type; nothing but `showClaims` may read it.
 */
export function claiming<Part>(claim: Claim | readonly Claim[], part: Part, instead?: Part): Part {
  return { [mark]: true, claims: [claim].flat(), part, instead } satisfies Claimed as unknown as Part
}

/** A figure in a list of figures, left out while its claim may not be shown. */
export const claimedFigure = (claim: Claim) => claiming(claim, figureOf(claim))

/** A copy of the content with only those claims that may be shown. */
export function showClaims<Content>(content: Content, mayShow: (claim: Claim) => boolean): Content {
  const place = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(place).filter((entry) => entry !== undefined)
    if (typeof value !== "object" || value === null) return value
    if (isClaimed(value)) return place(value.claims.every(mayShow) ? value.part : value.instead)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, place(inner)]))
  }
  return place(content) as Content
}

const isClaimed = (value: object): value is Claimed => mark in value
