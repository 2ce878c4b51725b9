/** One rule of the register. Texts are in Portuguese, ready to be quoted or adapted. */
export type NormRow = {
  subject: string
  rule: string
  norm: string
  /** Article and item, or what identifies the passage of a judgment. */
  article: string
  since: string
  /** The norm it replaced, so that an old citation is recognised. */
  replaces?: string
  /** A deep link, or `buscar por "…"` with an exact search phrase. */
  address: string
  /** How it was checked. A…: in the official text; B…: in a secondary source; C…: known in the field, not read. */
  checked: string
  /** How sure we are of the sentence as written, in per cent. */
  certainty: number
  checkedOn: string
  recheckBy: string
}
