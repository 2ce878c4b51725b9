import type { TileCode } from "../../ui/tiles/tile-code.ts"

/** A company whose plans we compare, with every name of the specification (D5). */
export type Carrier = {
  id: string
  name: string
  /** What the `operadora` column stores (§3). */
  key: string
  kind: "operadora" | "administradora"
  aliases: readonly string[]
  /** Only where the rule of `initials` would give letters that say nothing. */
  initials?: string
  /** The tiles under and after its initials. There are no logos. */
  emblem?: { ground: TileCode; motif: TileCode }
  page?: CarrierPlace
}

/** The address of the page that a carrier has on the site, and the quote form there. */
export type CarrierPlace = { slug: string; form: QuoteForm }

export type QuoteForm = {
  /** Sent with the lead and normalised to its key when stored. */
  operadora: string
  subjects: readonly Subject[]
  /** Empty: nothing is chosen beforehand (D37). */
  defaultSubject: string
  /** Stored as "Operadora - code" (D11). */
  prefixesSubject: boolean
  /** Null: the address of the page and the campaign in it (§3). */
  fixedSourcePage: string | null
  fixedUtmSource: string | null
  defaultMessage: string
  submitLabel: string
  busyLabel: string
  exceptionText: string
}

type Subject = { code: string; label: string }

export type CarrierTable = Readonly<Record<string, Carrier>>
