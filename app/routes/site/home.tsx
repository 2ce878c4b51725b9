import { offers } from "../../plans/catalogue/offers.ts"
import { questionsIn } from "../../settings/lists/question-list.ts"
import { showClaims } from "../../site/company/claimed.ts"
import { home } from "../../site/content/home.ts"
import { metadata } from "../../site/content/metadata.ts"
import { shownQuestions } from "../../site/content/questions.ts"
import { HomeAbout } from "../../site/home/home-about.tsx"
import { HomeHero } from "../../site/home/home-hero.tsx"
import { HomePartners } from "../../site/home/partners.tsx"
import { pageMeta } from "../../site/metadata/page-meta.ts"
import { insuranceAgency } from "../../site/metadata/structured-data.ts"
import { appContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/home"
import { formMeta } from "./form-meta.ts"
import { readFormState } from "./form-state.server.ts"
import { answerLeadForm } from "./lead-action.server.ts"
import { PageQuote } from "./page-quote.tsx"
import { shouldRevalidatePage } from "./should-revalidate-page.ts"

export default function Home({ loaderData: { page, questions, form }, actionData }: Route.ComponentProps) {
  return (
    <>
      {!actionData && (
        <>
          <HomeHero {...page.hero} />
          <HomePartners {...page.partners} />
          <HomeAbout {...page.about} questions={questions} />
        </>
      )}
      <PageQuote section={page.contact} offerId="main" received={actionData} hours={form.hours} />
    </>
  )
}

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, shownClaim, company, snapshot } = context.get(appContext)
  return {
    form: readFormState(context),
    origin: publicUrl,
    company,
    page: showClaims(home, shownClaim),
    questions: shownQuestions(questionsIn(snapshot)),
    metadata: showClaims(metadata.home, shownClaim),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return answerLeadForm(request, context, offers.main)
}

export const headers = publicPageHeaders

export const shouldRevalidate = shouldRevalidatePage

export function meta({ loaderData: { origin, company, metadata, form } }: Route.MetaArgs) {
  return formMeta(form, pageMeta({ metadata, origin, structuredData: [insuranceAgency(origin, company)] }))
}
