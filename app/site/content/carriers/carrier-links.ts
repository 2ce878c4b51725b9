import type { CarrierTable } from "../../../plans/catalogue/carrier.ts"
import {
  carouselIds,
  carriers,
  carriersWithPage,
  linkedInCarousel,
} from "../../../plans/catalogue/carriers.ts"
import type { CarouselCarrier } from "../../carrier/carousel-carrier.ts"
import { carrierPath } from "../../carrier/carrier-path.ts"
import type { LabelledLink } from "../../prose/prose.ts"

/** The carriers with a page, in the order of the navigation (§2). */
export const carrierPageLinks = linksOf()

export function linksOf(table: CarrierTable = carriers): readonly LabelledLink[] {
  return carriersWithPage(table).map(({ name, slug }) => ({ label: name, href: carrierPath(slug) }))
}

/** The band between a carrier's sections and its form; the view lists the other carriers after it. */
export const compareLead = "Compare também com"

export const carousel: readonly CarouselCarrier[] = carouselIds.map((id) => {
  const { name, ...carrier } = carriers[id]
  const slug = id === linkedInCarousel && "page" in carrier ? carrier.page.slug : null
  return { name, logo: null, hasPage: slug !== null, href: slug && carrierPath(slug) }
})
