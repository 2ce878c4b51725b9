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
}

export type Figure = { value: string; label: string }

/** The part of a claim that a page gets; its source is not sent to the browser. */
export const figureOf = ({ value, label }: Claim): Figure => ({ value, label })

/** @public S1.14: the claims that the owner still has to prove, one line each. */
export function aVerificar(claims: Readonly<Record<string, Claim>>): string[] {
  return Object.values(claims)
    .filter(({ ownerMustConfirm }) => ownerMustConfirm)
    .map(
      ({ id, phrase, appearsOn, source, reviewedOn }) =>
        `${id}: “${phrase}” em ${appearsOn.join(", ")}. Fonte: ${source}. Revisto em ${reviewedOn}.`,
    )
}
