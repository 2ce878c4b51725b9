import { accessibility } from "../../site/content/accessibility.ts"
import { metadata } from "../../site/content/metadata.ts"
import { childPageMeta } from "../../site/metadata/child-page-meta.ts"
import { StatementHero } from "../../site/proof/statement-hero.tsx"
import { StatementParts } from "../../site/proof/statement-parts.tsx"
import { appContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/accessibility"

export default function Accessibility({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <StatementHero {...page} />
      <StatementParts {...page} />
    </>
  )
}

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, company } = context.get(appContext)
  return { origin: publicUrl, page: accessibility(company), metadata: metadata.accessibility }
}

export const headers = publicPageHeaders

export function meta({ loaderData: { origin, metadata } }: Route.MetaArgs) {
  return childPageMeta({ metadata, origin, card: "about", label: "Acessibilidade" })
}
