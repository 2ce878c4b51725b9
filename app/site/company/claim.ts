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
  /** A condition without which its page makes no sense. Production does not start until the office has confirmed it once. */
  isTerm?: true
}

export type Figure = { value: string; label: string }

/** The part of a claim that a page gets; its source is not sent to the browser. */
export const figureOf = ({ value, label }: Claim): Figure => ({ value, label })

/** The error message when production refuses to start because of them. */
export function unprovenTermsRefusal(claims: readonly Claim[]) {
  return `The site cannot start: these conditions are shown on pages and nobody has confirmed them.
An administrator writes their proof on the desk, at /painel/ajustes/numeros: ${claims.map(({ id }) => id).join(", ")}.
For a demonstration set ALLOW_PLACEHOLDERS=1.`
}

/** @public S1.14: the claims that the owner has to prove, one line each. */
export function aVerificar(claims: Readonly<Record<string, Claim>>): string[] {
  return Object.values(claims)
    .filter(({ ownerMustConfirm }) => ownerMustConfirm)
    .map(
      ({ id, phrase, appearsOn, source, reviewedOn }) =>
        `${id}: “${phrase}” em ${appearsOn.join(", ")}. Fonte: ${source}. Revisto em ${reviewedOn}.`,
    )
}
