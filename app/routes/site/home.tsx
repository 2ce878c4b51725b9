import { offers } from "../../leads/catalog.ts"
import { LeadForm } from "../../leads/lead-form.tsx"
import { chatLink } from "../../site/chat-link.ts"
import { home } from "../../site/content/home.ts"
import { metadata } from "../../site/content/metadata.ts"
import { OtherWays } from "../../site/other-ways.tsx"
import style from "../../site/page.module.css"
import { pageMeta } from "../../site/page-meta.ts"
import { QuoteSection } from "../../site/quote-section.tsx"
import { insuranceAgency } from "../../site/structured-data.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { publicPageHeaders } from "../cache-policy.ts"
import { worldContext } from "../world.ts"
import type { Route } from "./+types/home"
import { answerLeadForm } from "./lead-action.server.ts"

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(worldContext).publicUrl,
  page: home,
})

export const action = ({ request, context }: Route.ActionArgs) =>
  answerLeadForm(request, context.get(worldContext), offers.main)

export const headers = publicPageHeaders

export const meta: Route.MetaFunction = ({ loaderData: { origin } }) =>
  pageMeta({ metadata: metadata.home, origin, structuredData: [insuranceAgency(origin)] })

export default function Home({ loaderData: { page }, actionData }: Route.ComponentProps) {
  return (
    <>
      <section id="home" className={style.hero}>
        <h1>Você sempre atendeu o público. Agora é a sua vez.</h1>
        <p>Planos de saúde para servidores públicos e suas famílias.</p>
        <ButtonLink href="#contato">Solicitar Cotação</ButtonLink>
      </section>
      <QuoteSection {...page.contact}>
        <LeadForm
          offerId="main"
          received={actionData}
          chatHref={chatLink(page.contact.card.message)}
          otherWays={<OtherWays message={page.contact.card.message} />}
        />
      </QuoteSection>
    </>
  )
}
