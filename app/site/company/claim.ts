/** A figure or a statement someone may ask us to prove (D2). */
export type Claim = {
  id: string
  /** As shown alone, in large type. */
  value: string
  label: string
  /** As used inside a sentence. */
  phrase: string
  /** Addresses, “rodapé” for the footer of every page, “operadoras” for pages of carriers. */
  appearsOn: readonly string[]
  source: string
  reviewedOn: string
  ownerMustConfirm: boolean
  /** What it is about, where another claim states the same fact with another value: only one of them can be confirmed. */
  fact?: string
  /** A condition without which its page makes no sense. Production does not start until it is confirmed. */
  isTerm?: true
  /** Written by the owner: what proves the claim, and until which day it holds (D72). */
  confirmed?: { proof: string; on: string; until: string }
}

export type Figure = { value: string; label: string }

/** The part of a claim that a page gets; its source is not sent to the browser. */
export const figureOf = ({ value, label }: Claim): Figure => ({ value, label })

/** True of a rule of law, and of a claim with a confirmation that is valid on that day. */
export function isProven({ ownerMustConfirm, confirmed }: Claim, day: string) {
  return !ownerMustConfirm || (confirmed !== undefined && confirmed.until >= day)
}

/** The conditions without which a page makes no sense, and that nobody has proved. */
export function unprovenTerms(claims: readonly Claim[], day: string) {
  return claims.filter((claim) => claim.isTerm && !isProven(claim, day))
}

/** The error message when production refuses to start because of them. */
export function unprovenTermsRefusal(claims: readonly Claim[]) {
  return `The site cannot start: these conditions are shown on pages and nobody has confirmed them.
Write \`confirmed\` (proof, on, until) in app/site/content/claims.ts or app/site/content/carriers/ for: ${claims.map(({ id }) => id).join(", ")}.
For a demonstration set ALLOW_PLACEHOLDERS=1.`
}

/** Pairs of confirmed claims that state one fact differently, such as two numbers of years. */
export function contradictions(claims: readonly Claim[]): string[] {
  const confirmed = claims.filter((claim) => claim.confirmed && claim.fact)
  return confirmed.flatMap((one, at) =>
    confirmed
      .slice(at + 1)
      .filter((other) => other.fact === one.fact && other.value !== one.value)
      .map((other) => `${one.id} (${one.value}) and ${other.id} (${other.value})`),
  )
}

/** @public S1.14: the claims that the owner still has to prove, one line each. */
export function aVerificar(claims: Readonly<Record<string, Claim>>): string[] {
  return Object.values(claims)
    .filter(({ ownerMustConfirm, confirmed }) => ownerMustConfirm && !confirmed)
    .map(
      ({ id, phrase, appearsOn, source, reviewedOn }) =>
        `${id}: “${phrase}” em ${appearsOn.join(", ")}. Fonte: ${source}. Revisto em ${reviewedOn}.`,
    )
}
