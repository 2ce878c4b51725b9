import type { CarrierTable } from "../../../plans/catalogue/carrier.ts"
import { carriers, carriersWithPage, type PageCarrierId } from "../../../plans/catalogue/carriers.ts"
import type { OfferId } from "../../../plans/catalogue/offers.ts"
import type { CarrierPage, CarrierText } from "../../carrier/carrier-page.ts"
import type { Claim } from "../../company/claim.ts"
import { alice, aliceClaims } from "./alice.ts"
import { amil, amilClaims } from "./amil.ts"
import { medsenior, medseniorClaims } from "./medsenior.ts"
import { portoSeguro, portoSeguroClaims } from "./porto-seguro.ts"
import { sulamerica, sulamericaClaims } from "./sulamerica.ts"

/** What a page says, and the figures that only this page claims. */
export type CarrierContent = { text: CarrierText; claims: Readonly<Record<string, Claim>> }

/** One page for each carrier that has one in the table; a missing page does not compile. */
export const carrierContents = {
  amil: { text: amil, claims: amilClaims },
  sulamerica: { text: sulamerica, claims: sulamericaClaims },
  alice: { text: alice, claims: aliceClaims },
  portoSeguro: { text: portoSeguro, claims: portoSeguroClaims },
  medsenior: { text: medsenior, claims: medseniorClaims },
} as const satisfies Record<PageCarrierId, CarrierContent>

/** By the page's address, in the order of the navigation. */
export const carrierPages = pagesOf(carrierContents)

/** A carrier has the same id in the table, in its form and here. */
export function pagesOf(
  contents: Readonly<Record<string, CarrierContent>>,
  table: CarrierTable = carriers,
): ReadonlyMap<string, CarrierPage> {
  return new Map(
    carriersWithPage(table).map(({ id, slug, name }) => {
      const content = contents[id]
      if (!content) throw new Error(`no page content for ${id}`)
      return [slug, { offerId: id as OfferId, name, ...content.text }]
    }),
  )
}
