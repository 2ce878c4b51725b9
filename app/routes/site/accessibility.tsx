import { href } from "react-router"
import { accessibility } from "../../site/content/accessibility.ts"
import { metadata } from "../../site/content/metadata.ts"
import { pageMeta } from "../../site/metadata/page-meta.ts"
import { breadcrumbs } from "../../site/metadata/structured-data.ts"
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
  return { origin: context.get(appContext).publicUrl, page: accessibility, metadata: metadata.accessibility }
}

export const headers = publicPageHeaders

export function meta({ loaderData: { origin, metadata } }: Route.MetaArgs) {
  return pageMeta({
    metadata,
    origin,
    card: "about",
    structuredData: [
      breadcrumbs(origin, [
        { label: "Home", href: href("/") },
        { label: "Acessibilidade", href: metadata.path },
      ]),
    ],
  })
}
