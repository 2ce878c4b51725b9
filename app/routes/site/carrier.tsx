import { useState } from "react"
import { data } from "react-router"
import { offers } from "../../leads/catalog.ts"
import { LeadForm } from "../../leads/lead-form.tsx"
import { CarrierHero } from "../../site/carrier-hero.tsx"
import { askedQuestions } from "../../site/carrier-page.ts"
import { CarrierSections } from "../../site/carrier-sections.tsx"
import { chatLink } from "../../site/chat-link.ts"
import { CompareBand } from "../../site/compare-band.tsx"
import { carrierPages, compareLead } from "../../site/content/carrier-pages.ts"
import { carrierPageLinks } from "../../site/content/carrier-table.ts"
import { OtherWays } from "../../site/other-ways.tsx"
import { pageMeta } from "../../site/page-meta.ts"
import { QuoteSection } from "../../site/quote-section.tsx"
import { breadcrumbs, carrierService, questions } from "../../site/structured-data.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import { worldContext } from "../world.ts"
import type { Route } from "./+types/carrier"
import { answerLeadForm } from "./lead-action.server.ts"

const findPage = (slug: string) => {
  const page = carrierPages.get(slug)
  if (!page) throw data(null, { status: 404 })
  return page
}

export const loader = ({ params, context }: Route.LoaderArgs) => ({
  origin: context.get(worldContext).publicUrl,
  page: findPage(params.carrier),
  compare: {
    lead: compareLead,
    links: carrierPageLinks.filter(({ href }) => href !== `/${params.carrier}`),
  },
})

export const action = ({ params, request, context }: Route.ActionArgs) =>
  answerLeadForm(request, context.get(worldContext), offers[findPage(params.carrier).offerId])

export const headers = publicPageHeaders

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  if (!loaderData) return []
  const { origin, page } = loaderData
  const { path, description } = page.metadata
  const asked = page.sections.flatMap(askedQuestions)
  return pageMeta({
    metadata: page.metadata,
    origin,
    card: params.carrier,
    structuredData: [
      carrierService(origin, { name: page.name, path: path ?? "", description }),
      breadcrumbs(origin, [
        { label: "Home", href: "/" },
        { label: page.name, href: path ?? "" },
      ]),
      ...(asked.length > 0 ? [questions(asked)] : []),
    ],
  })
}

export default function Carrier({ loaderData, actionData }: Route.ComponentProps) {
  const { page, compare } = loaderData
  const { message } = page.sideCard
  const [asked, setAsked] = useState<{ subject: string } | null>(null)
  return (
    <>
      <CarrierHero page={page} />
      <CarrierSections sections={page.sections} onAsk={(subject) => setAsked({ subject })} />
      <CompareBand {...compare} skyline={page.art.skyline} />
      <QuoteSection id="formulario" {...page.form} card={page.sideCard}>
        <LeadForm
          offerId={page.offerId}
          received={actionData}
          agesHint={page.form.agesHint}
          asked={asked}
          chatHref={chatLink(message)}
          otherWays={<OtherWays message={message} />}
        />
      </QuoteSection>
    </>
  )
}
