import { offers } from "../../leads/catalog.ts"
import { LeadForm } from "../../leads/lead-form.tsx"
import { chatLink } from "../../site/chat-link.ts"
import { home } from "../../site/content/home.ts"
import { metadata } from "../../site/content/metadata.ts"
import { HomeAbout } from "../../site/home-about.tsx"
import { HomeHero } from "../../site/home-hero.tsx"
import { HomePartners } from "../../site/home-partners.tsx"
import { OtherWays } from "../../site/other-ways.tsx"
import { pageMeta } from "../../site/page-meta.ts"
import { QuoteSection } from "../../site/quote-section.tsx"
import { insuranceAgency } from "../../site/structured-data.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import { worldContext } from "../world.ts"
import type { Route } from "./+types/home"
import { answerLeadForm } from "./lead-action.server.ts"

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(worldContext).publicUrl,
  page: home,
  metadata: metadata.home,
})

export const action = ({ request, context }: Route.ActionArgs) =>
  answerLeadForm(request, context.get(worldContext), offers.main)

export const headers = publicPageHeaders

export const meta: Route.MetaFunction = ({ loaderData: { origin, metadata } }) =>
  pageMeta({ metadata, origin, structuredData: [insuranceAgency(origin)] })

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
          otherWays={<OtherWays message={message} />}
        />
      </QuoteSection>
    </>
  )
}
