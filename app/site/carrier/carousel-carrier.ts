/** A card of the home page's carousel (§3). */
export type CarouselCarrier = {
  name: string
  logo: string | null
  hasPage: boolean
  href: string | null
}
