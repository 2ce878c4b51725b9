import { useState } from "react"
import { data, href } from "react-router"
import { dayOf } from "../../locale/pt-br.ts"
import { offers } from "../../plans/catalogue/offers.ts"
import { factsIn } from "../../settings/lists/fact-list.ts"
import { CarrierBond } from "../../site/carrier/carrier-bond.tsx"
import { CarrierFacts } from "../../site/carrier/carrier-facts.tsx"
import { CarrierHero } from "../../site/carrier/carrier-hero.tsx"
import { faqEntries } from "../../site/carrier/carrier-page.ts"
import { CompareBand } from "../../site/carrier/compare-band.tsx"
import { CarrierSections } from "../../site/carrier/sections.tsx"
import { showClaims } from "../../site/company/claimed.ts"
import { carrierPageLinks, compareLead } from "../../site/content/carriers/carrier-links.ts"
import { carrierPages } from "../../site/content/carriers/carrier-pages.ts"
import { pageMeta } from "../../site/metadata/page-meta.ts"
import { breadcrumbs, carrierService, questions } from "../../site/metadata/structured-data.ts"
import { appContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/carrier"
import { formMeta } from "./form-meta.ts"
import { readFormState } from "./form-state.server.ts"
import { answerLeadForm } from "./lead-action.server.ts"
import { PageQuote } from "./page-quote.tsx"
import { shouldRevalidatePage } from "./should-revalidate-page.ts"

export default function Carrier({ loaderData, actionData }: Route.ComponentProps) {
  const { page, facts, form } = loaderData
  const others = carrierPageLinks.filter((link) => link.href !== page.metadata.path)
  const [request, setRequest] = useState<{ subject: string } | null>(null)
  return (
    <>
      {!actionData && (
        <>
          <CarrierHero page={page} />
          <CarrierBond />
          <CarrierSections page={page} onChooseSubject={(subject) => setRequest({ subject })} />
          <CarrierFacts carrier={page.name} facts={facts} />
          <CompareBand lead={compareLead} links={others} />
        </>
      )}
      <PageQuote
        section={{ id: "formulario", ...page.form, card: page.sideCard }}
        offerId={page.offerId}
        received={actionData}
        hours={form.hours}
        chosen={request}
      />
    </>
  )
}

function findPage(slug: string) {
  const page = carrierPages.get(slug)
  if (!page) throw data(null, { status: 404 })
  return page
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { publicUrl, shownClaim, snapshot, clock } = context.get(appContext)
  return {
    form: readFormState(context),
    origin: publicUrl,
    page: showClaims(findPage(params.carrier), shownClaim),
    facts: factsIn(snapshot, { slug: params.carrier, today: dayOf(clock()) }),
  }
}

export function action({ params, request, context }: Route.ActionArgs) {
  return answerLeadForm(request, context, offers[findPage(params.carrier).offerId])
}

export const headers = publicPageHeaders

export const shouldRevalidate = shouldRevalidatePage

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return []
  const { origin, page, form } = loaderData
  const { path, description } = page.metadata
  const faq = page.sections.flatMap(faqEntries)
  const meta = pageMeta({
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
  return formMeta(form, meta)
}
