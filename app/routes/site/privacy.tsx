import { href } from "react-router"
import { cookieCategories } from "../../privacy/consent/cookie-question.ts"
import { OwnChoice } from "../../privacy/consent/own-choice.tsx"
import { retentionDefaults } from "../../privacy/retention/retention-defaults.ts"
import { metadata } from "../../site/content/metadata.ts"
import { privacy } from "../../site/content/privacy.ts"
import { pageMeta } from "../../site/metadata/page-meta.ts"
import { breadcrumbs } from "../../site/metadata/structured-data.ts"
import { DataRequests } from "../../site/policy/data-requests.tsx"
import { fillPolicy } from "../../site/policy/fill-policy.ts"
import { PolicyHero } from "../../site/policy/policy-hero.tsx"
import { PolicyText } from "../../site/policy/policy-text.tsx"
import { configureCookies } from "../../site/shell/configure-cookies.ts"
import { appContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/privacy"

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

export function loader({ context }: Route.LoaderArgs) {
  const { lead_working, ...dated } = retentionDefaults
  return {
    origin: context.get(appContext).publicUrl,
    page: fillPolicy(privacy, {
      cookies: cookieCategories,
      undated: lead_working,
      dated: Object.values(dated),
    }),
    metadata: metadata.privacy,
  }
}

export const headers = publicPageHeaders

export function meta({ loaderData: { origin, page, metadata } }: Route.MetaArgs) {
  return pageMeta({
    metadata,
    origin,
    card: "privacy",
    structuredData: [
      breadcrumbs(origin, [
        { label: "Home", href: href("/") },
        { label: page.title, href: metadata.path },
      ]),
    ],
  })
}
