import type { OfferId } from "../../plans/catalogue/offers.ts"
import { carrierPages } from "../content/carriers/carrier-pages.ts"
import { carriers } from "../content/carriers/carrier-table.ts"
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
export function quoteForPost(labels: readonly string[]): PostQuote {
  const named = new Set(labels.map(plain))
  const page = [...carrierPages.values()].find(({ name }) => namesOf(name).some((each) => named.has(each)))
  return page
    ? { id: "cotacao", offerId: page.offerId, ...page.form, card: page.sideCard }
    : { id: "cotacao", offerId: "main", ...postQuote }
}

const plain = (name: string) => name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim()

function namesOf(pageName: string) {
  const row = Object.values(carriers).find(({ name }) => name === pageName)
  return [pageName, ...(row?.aliases ?? [])].map(plain)
}
