import { howPaid } from "../../site/content/how-paid.ts"
import { metadata } from "../../site/content/metadata.ts"
import { childPageMeta } from "../../site/metadata/child-page-meta.ts"
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
  return childPageMeta({ metadata, origin, card: "about", label: page.title })
}
