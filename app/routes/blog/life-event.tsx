import { data } from "react-router"
import { blogTitle } from "../../blog/blog-title.ts"
import { lifeEvents, lifeEventText } from "../../blog/content/life-events.ts"
import { LifeEventPage } from "../../blog/life-events/life-event-page.tsx"
import { HelpLine } from "../../blog/lists/help-line.tsx"
import { listPostsInOrder } from "../../blog/lists/post-list-store.server.ts"
import { lifeEventUrl } from "../../blog/post.ts"
import { breadcrumbSteps } from "../../blog/reading/breadcrumb.tsx"
import { useCompany } from "../../site/company/company-context.ts"
import { pageMeta } from "../../site/metadata/page-meta.ts"
import { breadcrumbs } from "../../site/metadata/structured-data.ts"
import { appContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/life-event"
import { ListBoundary } from "./list-boundary.tsx"
import { type ListFault, orUnavailable } from "./read-list.server.ts"

export default function LifeEvent({ loaderData: { event, posts } }: Route.ComponentProps) {
  const { mainPhone, openingHours } = useCompany()
  return (
    <>
      <LifeEventPage event={event} posts={posts} steps={stepsTo(event)} />
      <HelpLine phone={mainPhone} hours={openingHours} />
    </>
  )
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const found = lifeEvents.find(({ slug }) => slug === params.event)
  if (!found) throw data({ fault: "label" } satisfies ListFault, { status: 404 })
  const { steps, ...event } = found
  const readable = await orUnavailable(
    app,
    "list",
    listPostsInOrder(
      app.db,
      steps.map(({ post }) => post),
    ),
  )
  const answers = new Map<string, string>(steps.map((step) => [step.post, step.answers]))
  return {
    origin: app.publicUrl,
    event,
    posts: readable.map((post) => ({ ...post, answers: answers.get(post.slug) ?? "" })),
  }
}

export const headers = publicPageHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { origin, event } = loaderData
  return pageMeta({
    origin,
    card: "blog",
    metadata: {
      title: blogTitle({ label: event.title }),
      description: event.intro,
      path: lifeEventUrl(event.slug),
      isIndexed: true,
    },
    structuredData: [breadcrumbs(origin, stepsTo(event))],
  })
}

function stepsTo({ title, slug }: { title: string; slug: string }) {
  return breadcrumbSteps({ label: title, href: lifeEventUrl(slug) })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListBoundary error={error} missing={lifeEventText.missing} />
}
