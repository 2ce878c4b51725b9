import { href } from "react-router"
import { howPaid } from "../../site/content/how-paid.ts"
import { metadata } from "../../site/content/metadata.ts"
import { pageMeta } from "../../site/metadata/page-meta.ts"
import { breadcrumbs } from "../../site/metadata/structured-data.ts"
import { PayAnswers } from "../../site/proof/pay-answers.tsx"
import { PayHero } from "../../site/proof/pay-hero.tsx"
import { appContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/how-paid"

export default function HowPaid({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <PayHero {...page} />
      <PayAnswers {...page} />
    </>
  )
}

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(appContext).publicUrl, page: howPaid, metadata: metadata.howPaid }
}

export const headers = publicPageHeaders

export function meta({ loaderData: { origin, page, metadata } }: Route.MetaArgs) {
  return pageMeta({
    metadata,
    origin,
    card: "about",
    structuredData: [
      breadcrumbs(origin, [
        { label: "Home", href: href("/") },
        { label: page.title, href: metadata.path },
      ]),
    ],
  })
}
