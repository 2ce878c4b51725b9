import { OwnChoice } from "../../privacy/own-choice.tsx"
import { configureCookies } from "../../site/configure-cookies.ts"
import { metadata } from "../../site/content/metadata.ts"
import { privacy } from "../../site/content/privacy.ts"
import { DataRequests } from "../../site/data-requests.tsx"
import { pageMeta } from "../../site/page-meta.ts"
import { PolicyHero } from "../../site/policy-hero.tsx"
import { PolicyText } from "../../site/policy-text.tsx"
import { breadcrumbs } from "../../site/structured-data.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import { worldContext } from "../world.ts"
import type { Route } from "./+types/privacy"

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(worldContext).publicUrl,
  page: privacy,
  metadata: metadata.privacy,
})

export const headers = publicPageHeaders

export const meta: Route.MetaFunction = ({ loaderData: { origin, page, metadata } }) =>
  pageMeta({
    metadata,
    origin,
    card: "privacy",
    structuredData: [
      breadcrumbs(origin, [
        { label: "Home", href: "/" },
        { label: page.title, href: metadata.path },
      ]),
    ],
  })

export default function Privacy({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PolicyHero page={page} />
      <PolicyText page={page} />
      <OwnChoice configure={configureCookies} />
      <DataRequests request={page.request} />
    </>
  )
}
