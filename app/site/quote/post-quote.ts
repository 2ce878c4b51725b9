import type { CarrierTable } from "../../plans/catalogue/carrier.ts"
import { carriers, carriersWithPage } from "../../plans/catalogue/carriers.ts"
import type { OfferId } from "../../plans/catalogue/offers.ts"
import type { CarrierPage } from "../carrier/carrier-page.ts"
import { carrierPages } from "../content/carriers/carrier-pages.ts"
import { postQuote } from "../content/post-quote.ts"
import type { ChatCard } from "./quote-section.tsx"

type PostQuote = {
  id: string
  offerId: OfferId
  title: string
  intro: string
  agesHint: string
  card: ChatCard
}

/** The quote form at the end of a post: that of the carrier named by one of its labels, else the main form. */
export function quoteForPost(
  labels: readonly string[],
  pages: ReadonlyMap<string, CarrierPage> = carrierPages,
  table: CarrierTable = carriers,
): PostQuote {
  const named = new Set(labels.map(plain))
  const carrier = carriersWithPage(table).find(({ name, aliases }) =>
    [name, ...aliases].some((each) => named.has(plain(each))),
  )
  const page = carrier && pages.get(carrier.slug)
  return page
    ? { id: "cotacao", offerId: page.offerId, ...page.form, card: page.sideCard }
    : { id: "cotacao", offerId: "main", ...postQuote }
}

const plain = (name: string) => name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim()
