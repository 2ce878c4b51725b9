import { data } from "react-router"
import { offers } from "../../leads/catalog.ts"
import { LeadForm } from "../../leads/lead-form.tsx"
import { chatLink } from "../../site/chat-link.ts"
import { carrierPages } from "../../site/content/carrier-pages.ts"
import { OtherWays } from "../../site/other-ways.tsx"
import { pageMeta } from "../../site/page-meta.ts"
import { breadcrumbs, carrierService } from "../../site/structured-data.ts"
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
})

export const action = ({ params, request, context }: Route.ActionArgs) =>
  answerLeadForm(request, context.get(worldContext), offers[findPage(params.carrier).offerId])

export const headers = publicPageHeaders

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  if (!loaderData) return []
  const { origin, page } = loaderData
  const { path, description } = page.metadata
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
    ],
  })
}

export default function Carrier({ loaderData: { page }, actionData }: Route.ComponentProps) {
  return (
    <section id="formulario">
      <h1>{page.hero.title}</h1>
      <LeadForm
        offerId={page.offerId}
        received={actionData}
        chatHref={chatLink(page.sideCard.message)}
        otherWays={<OtherWays message={page.sideCard.message} />}
      />
    </section>
  )
}
