import { href } from "react-router"
import { showClaims } from "../../site/company/claimed.ts"
import { metadata } from "../../site/content/metadata.ts"
import { team } from "../../site/content/team.ts"
import { pageMeta } from "../../site/metadata/page-meta.ts"
import { breadcrumbs } from "../../site/metadata/structured-data.ts"
import { NextPage } from "../../site/proof/next-page.tsx"
import { PublicChecks } from "../../site/proof/public-checks.tsx"
import { TeamPeople } from "../../site/proof/team-people.tsx"
import { appContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/team"

export default function Team({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <TeamPeople texts={page} people={page.people} />
      <PublicChecks checks={page.checks} />
      <NextPage {...page.pay} />
    </>
  )
}

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, mayShowClaim } = context.get(appContext)
  return { origin: publicUrl, page: showClaims(team, mayShowClaim), metadata: metadata.team }
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
        { label: "Equipe", href: metadata.path },
      ]),
    ],
  })
}
