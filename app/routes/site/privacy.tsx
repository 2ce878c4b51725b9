import { cookieCategories } from "../../privacy/consent/cookie-question.ts"
import { OwnChoice } from "../../privacy/consent/own-choice.tsx"
import { retentionDefaults } from "../../privacy/retention/retention-defaults.ts"
import { metadata } from "../../site/content/metadata.ts"
import { policyVersionList, policyVersionTexts } from "../../site/content/policy-versions.ts"
import { privacy } from "../../site/content/privacy.ts"
import { childPageMeta } from "../../site/metadata/child-page-meta.ts"
import { DataRequests } from "../../site/policy/data-requests.tsx"
import { fillPolicy } from "../../site/policy/fill-policy.ts"
import { PolicyHero } from "../../site/policy/policy-hero.tsx"
import { PolicySummary } from "../../site/policy/policy-summary.tsx"
import { PolicyText } from "../../site/policy/policy-text.tsx"
import { PolicyVersions } from "../../site/policy/policy-versions.tsx"
import { configureCookies } from "../../site/shell/configure-cookies.ts"
import { appContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/privacy"

export default function Privacy({ loaderData: { page, versions, versionTexts } }: Route.ComponentProps) {
  const action = { label: page.request.title, href: `#${page.request.id}` }
  const [{ on, date }] = versions
  return (
    <>
      <PolicyHero
        title={page.title}
        text={page.text}
        action={action}
        updated={{ label: page.updatedLabel, on, date }}
      />
      <PolicySummary title={page.summaryTitle} lines={page.summary} />
      <PolicyText contentsTitle={page.contentsTitle} sections={page.sections} action={action} />
      <PolicyVersions versions={versions} texts={versionTexts} />
      <OwnChoice configure={configureCookies} />
      <DataRequests request={page.request} />
    </>
  )
}

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, company } = context.get(appContext)
  const { lead_working, ...dated } = retentionDefaults
  return {
    origin: publicUrl,
    page: fillPolicy(privacy(company), {
      cookies: cookieCategories,
      undated: lead_working,
      dated: Object.values(dated),
    }),
    metadata: metadata.privacy,
    versions: policyVersionList,
    versionTexts: policyVersionTexts,
  }
}

export const headers = publicPageHeaders

export function meta({ loaderData: { origin, page, metadata } }: Route.MetaArgs) {
  return childPageMeta({ metadata, origin, card: "privacy", label: page.title })
}
