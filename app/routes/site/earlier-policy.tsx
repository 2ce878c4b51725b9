import { data, href } from "react-router"
import { metadata } from "../../site/content/metadata.ts"
import { earlierPolicies, policyVersionList, policyVersionTexts } from "../../site/content/policy-versions.ts"
import { privacy } from "../../site/content/privacy.ts"
import { pageMeta } from "../../site/metadata/page-meta.ts"
import { PolicyHero } from "../../site/policy/policy-hero.tsx"
import { PolicyText } from "../../site/policy/policy-text.tsx"
import { appContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/earlier-policy"

/** A version of the policy that is not in force any more. */
export default function EarlierPolicy({ loaderData: { page } }: Route.ComponentProps) {
  const action = { label: page.current, href: href("/politicas-privacidade") }
  return (
    <>
      <PolicyHero title={page.title} text={page.earlier} action={action} updated={page.updated} />
      <PolicyText contentsTitle={page.contentsTitle} sections={page.sections} action={action} />
    </>
  )
}

export function loader({ params, context }: Route.LoaderArgs) {
  const sections = earlierPolicies[params.version]
  const version = policyVersionList.find(({ on }) => on === params.version)
  if (!sections || !version) throw data(null, { status: 404 })
  const { publicUrl, company } = context.get(appContext)
  const { title, contentsTitle, updatedLabel } = privacy(company)
  const { earlier, current } = policyVersionTexts
  return {
    origin: publicUrl,
    metadata: {
      ...metadata.privacy,
      title: `${version.date}: ${metadata.privacy.title}`,
      path: href("/politicas-privacidade/:version", params),
      isIndexed: false,
    },
    page: {
      title,
      contentsTitle,
      earlier,
      current,
      sections,
      updated: { label: updatedLabel, on: version.on, date: version.date },
    },
  }
}

export const headers = publicPageHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta({ ...loaderData, card: "privacy" }) : []
}
