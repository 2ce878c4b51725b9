import { useState } from "react"
import { data, href, type ShouldRevalidateFunctionArgs } from "react-router"
import { LeadForm } from "../../leads/form/lead-form.tsx"
import { bondParameter } from "../../plans/catalogue/bonds.ts"
import { offers } from "../../plans/catalogue/offers.ts"
import { CarrierBond } from "../../site/carrier/carrier-bond.tsx"
import { CarrierHero } from "../../site/carrier/carrier-hero.tsx"
import { faqEntries } from "../../site/carrier/carrier-page.ts"
import { CompareBand } from "../../site/carrier/compare-band.tsx"
import { CarrierSections } from "../../site/carrier/sections.tsx"
import { chatLink } from "../../site/company/chat-link.ts"
import { showClaims } from "../../site/company/claimed.ts"
import { carrierPageLinks, compareLead } from "../../site/content/carriers/carrier-links.ts"
import { carrierPages } from "../../site/content/carriers/carrier-pages.ts"
import { pageMeta } from "../../site/metadata/page-meta.ts"
import { breadcrumbs, carrierService, questions } from "../../site/metadata/structured-data.ts"
import { FailureContact } from "../../site/quote/failure-contact.tsx"
import { QuoteSection } from "../../site/quote/quote-section.tsx"
import { appContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/carrier"
import { answerLeadForm } from "./lead-action.server.ts"

export default function Carrier({ loaderData, actionData }: Route.ComponentProps) {
  const { page } = loaderData
  const others = carrierPageLinks.filter((link) => link.href !== page.metadata.path)
  const { message } = page.sideCard
  const [request, setRequest] = useState<{ subject: string } | null>(null)
  return (
    <>
      <CarrierHero page={page} />
      <CarrierBond />
      <CarrierSections page={page} onChooseSubject={(subject) => setRequest({ subject })} />
      <CompareBand lead={compareLead} links={others} />
      <QuoteSection id="formulario" {...page.form} card={page.sideCard}>
        <LeadForm
          offerId={page.offerId}
          received={actionData}
          agesHint={page.form.agesHint}
          chosen={request}
          chatHref={chatLink(message)}
          otherWays={<FailureContact message={message} />}
        />
      </QuoteSection>
    </>
  )
}

function findPage(slug: string) {
  const page = carrierPages.get(slug)
  if (!page) throw data(null, { status: 404 })
  return page
}

export function loader({ params, context }: Route.LoaderArgs) {
  const { publicUrl, mayShowClaim } = context.get(appContext)
  return {
    origin: publicUrl,
    page: showClaims(findPage(params.carrier), mayShowClaim),
  }
}

/** The bond is only used in the browser, so the server is not asked again when it changes. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  return formMethod || withoutBond(currentUrl) !== withoutBond(nextUrl) ? defaultShouldRevalidate : false
}

function withoutBond({ href: address }: URL) {
  const url = new URL(address)
  url.searchParams.delete(bondParameter)
  return url.pathname + url.search
}

export function action({ params, request, context }: Route.ActionArgs) {
  return answerLeadForm(request, context.get(appContext), offers[findPage(params.carrier).offerId])
}

export const headers = publicPageHeaders

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return []
  const { origin, page } = loaderData
  const { path, description } = page.metadata
  const faq = page.sections.flatMap(faqEntries)
  return pageMeta({
    metadata: page.metadata,
    origin,
    card: params.carrier,
    structuredData: [
      carrierService(origin, { name: page.name, path: path ?? "", description }),
      breadcrumbs(origin, [
        { label: "Home", href: href("/") },
        { label: page.name, href: path ?? "" },
      ]),
      ...(faq.length > 0 ? [questions(faq)] : []),
    ],
  })
}
