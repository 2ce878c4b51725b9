import { LeadForm } from "../../leads/form/lead-form.tsx"
import { offers } from "../../plans/catalogue/offers.ts"
import { chatLink } from "../../site/company/chat-link.ts"
import { showClaims } from "../../site/company/claimed.ts"
import { home } from "../../site/content/home.ts"
import { metadata } from "../../site/content/metadata.ts"
import { HomeAbout } from "../../site/home/home-about.tsx"
import { HomeHero } from "../../site/home/home-hero.tsx"
import { HomePartners } from "../../site/home/partners.tsx"
import { pageMeta } from "../../site/metadata/page-meta.ts"
import { insuranceAgency } from "../../site/metadata/structured-data.ts"
import { FailureContact } from "../../site/quote/failure-contact.tsx"
import { QuoteSection } from "../../site/quote/quote-section.tsx"
import { appContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/home"
import { answerLeadForm } from "./lead-action.server.ts"
import { shouldRevalidatePage } from "./should-revalidate-page.ts"

export default function Home({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const { agesHint, ...contact } = page.contact
  const { message } = contact.card
  return (
    <>
      <HomeHero {...page.hero} />
      <HomePartners {...page.partners} />
      <HomeAbout {...page.about} />
      <QuoteSection {...contact}>
        <LeadForm
          offerId="main"
          received={actionData}
          agesHint={agesHint}
          chatHref={chatLink(message)}
          otherWays={<FailureContact message={message} />}
        />
      </QuoteSection>
    </>
  )
}

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, mayShowClaim } = context.get(appContext)
  return {
    origin: publicUrl,
    page: showClaims(home, mayShowClaim),
    metadata: showClaims(metadata.home, mayShowClaim),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return answerLeadForm(request, context.get(appContext), offers.main)
}

export const headers = publicPageHeaders

export const shouldRevalidate = shouldRevalidatePage

export function meta({ loaderData: { origin, metadata } }: Route.MetaArgs) {
  return pageMeta({ metadata, origin, structuredData: [insuranceAgency(origin)] })
}
