import { AboutHero } from "../../site/about/about-hero.tsx"
import { ChatBand } from "../../site/about/chat-band.tsx"
import { AboutServices } from "../../site/about/services.tsx"
import { AboutStory } from "../../site/about/story.tsx"
import { AboutValues } from "../../site/about/values.tsx"
import { chatLink } from "../../site/company/chat-link.ts"
import { showClaims } from "../../site/company/claimed.ts"
import { useCompany } from "../../site/company/company-context.ts"
import { about } from "../../site/content/about.ts"
import { metadata } from "../../site/content/metadata.ts"
import { shell } from "../../site/content/shell.ts"
import { childPageMeta } from "../../site/metadata/child-page-meta.ts"
import { appContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/about"

export default function About({ loaderData: { page, opensInNewTab } }: Route.ComponentProps) {
  const { label, hint, message } = page.callToAction
  const { whatsapp } = useCompany()
  return (
    <>
      <AboutHero hero={page.hero} promises={page.promises} />
      <AboutStory history={page.history} />
      <AboutValues values={page.values} />
      <AboutServices services={page.services} />
      <ChatBand label={label} hint={hint} opens={opensInNewTab} href={chatLink(whatsapp, message)} />
    </>
  )
}

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, shownClaim } = context.get(appContext)
  return {
    origin: publicUrl,
    page: showClaims(about, shownClaim),
    metadata: metadata.about,
    opensInNewTab: shell.opensInNewTab,
  }
}

export const headers = publicPageHeaders

export function meta({ loaderData: { origin, metadata } }: Route.MetaArgs) {
  return childPageMeta({ metadata, origin, card: "about", label: "Escritório" })
}
