import { peopleIn } from "../../settings/lists/team-list.ts"
import { showClaims } from "../../site/company/claimed.ts"
import { metadata } from "../../site/content/metadata.ts"
import { team } from "../../site/content/team.ts"
import { childPageMeta } from "../../site/metadata/child-page-meta.ts"
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
  const { publicUrl, shownClaim, company, snapshot } = context.get(appContext)
  return {
    origin: publicUrl,
    page: showClaims(team(company, peopleIn(snapshot)), shownClaim),
    metadata: metadata.team,
  }
}

export const headers = publicPageHeaders

export function meta({ loaderData: { origin, metadata } }: Route.MetaArgs) {
  return childPageMeta({ metadata, origin, card: "about", label: "Equipe" })
}
