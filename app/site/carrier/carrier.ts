/** A company whose plans we compare, with every name of the specification (D5). */
export type Carrier = {
  id: string
  name: string
  /** What the `operadora` column stores (§3). */
  key: string
  kind: "operadora" | "administradora"
  aliases: readonly string[]
}

/** A card of the home page's carousel (§3). */
export type CarouselCarrier = {
  name: string
  logo: string | null
  hasPage: boolean
  href: string | null
}
