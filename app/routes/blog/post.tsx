import { isRouteErrorResponse, useLocation } from "react-router"
import { blogTitle } from "../../blog/blog-title.ts"
import { postText } from "../../blog/content/post.ts"
import { MissingPost } from "../../blog/reading/missing-post.tsx"
import { PostArticle } from "../../blog/reading/post-article.tsx"
import { offers } from "../../plans/catalogue/offers.ts"
import { showClaims } from "../../site/company/claimed.ts"
import { quoteForPost } from "../../site/quote/post-quote.ts"
import { appContext, postHtmlContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import { formMeta } from "../site/form-meta.ts"
import { readFormState } from "../site/form-state.server.ts"
import { answerLeadForm } from "../site/lead-action.server.ts"
import { PageQuote } from "../site/page-quote.tsx"
import type { Route } from "./+types/post"
import { postMeta } from "./post-meta.ts"
import { readPost } from "./read-post.server.ts"

export default function Post({ loaderData, actionData }: Route.ComponentProps) {
  const { post, neighbours, related, form } = loaderData
  const { offerId, ...section } = loaderData.quote
  return (
    <>
      {!actionData && <PostArticle post={post} neighbours={neighbours} related={related} />}
      <PageQuote
        section={section}
        offerId={offerId}
        received={actionData}
        hours={form.hours}
        hasDetails={false}
      />
    </>
  )
}

function labelsOf({ post }: Awaited<ReturnType<typeof readPost>>) {
  return [...post.tags, ...post.categories].map(({ name }) => name)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const found = await readPost(app, params.slug)
  const { html, ...post } = found.post
  if (app.isDocument) context.set(postHtmlContext, html)
  return {
    origin: app.publicUrl,
    ...found,
    post: { ...post, html: app.isDocument ? null : html },
    quote: showClaims(quoteForPost(labelsOf(found)), app.shownClaim),
    form: readFormState(context),
  }
}

/** Receives the quote form at the end of the post when it is posted without script. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const { offerId } = quoteForPost(labelsOf(await readPost(app, params.slug)))
  return answerLeadForm(request, context, offers[offerId])
}

export const headers = publicPageHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? formMeta(loaderData.form, postMeta(loaderData.origin, loaderData.post)) : []
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  const isAbsent = isRouteErrorResponse(error) && error.status === 404
  const { title } = isAbsent ? postText.missing : postText.failed
  return (
    <>
      <title>{blogTitle({ label: title })}</title>
      <meta name="robots" content="noindex" />
      <MissingPost retryHref={isAbsent ? null : pathname + search} />
    </>
  )
}
