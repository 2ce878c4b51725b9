/** A fact about a carrier that the office checked at its source. */
export type CarrierFact = {
  id: string
  title: string
  text: string
  source: string
  sourceHref?: string
  /** 2026-11-19 */
  checkedOn: string
}
