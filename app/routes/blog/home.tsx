import { data } from "react-router"
import { blogHome } from "../../blog/content/blog.ts"
import { listText } from "../../blog/content/lists.ts"
import { LifeEventList } from "../../blog/life-events/life-event-list.tsx"
import { BlogHero } from "../../blog/lists/blog-hero.tsx"
import { BlogList, type ListView } from "../../blog/lists/blog-list.tsx"
import { blogUrl } from "../../blog/post.ts"
import { breadcrumbSteps } from "../../blog/reading/breadcrumb.tsx"
import { appContext } from "../app-context.ts"
import { cachePolicy, publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/home"
import { ListBoundary } from "./list-boundary.tsx"
import { listMeta } from "./list-meta.ts"
import { readList } from "./read-list.server.ts"

export default function BlogHome({ loaderData: { view } }: Route.ComponentProps) {
  const isFront = view.term === null && view.page === 1
  return (
    <>
      {isFront && (
        <>
          <BlogHero />
          <LifeEventList />
        </>
      )}
      <BlogList
        {...headOf(view)}
        view={view}
        layout={view.term === null ? "varied" : "even"}
        isUnderHero={isFront}
        hasSearch={!isFront}
      />
    </>
  )
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const view = await readList(app, request, { path: blogUrl, filter: {}, hasSearch: true })
  // A search term is personal, so the page that shows it is never cached.
  const headers: HeadersInit = view.term === null ? {} : { "cache-control": cachePolicy.personal }
  return data({ origin: app.publicUrl, view }, { headers })
}

export const headers = publicPageHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData
    ? listMeta({ ...loaderData, description: blogHome.description, steps: breadcrumbSteps() })
    : []
}

/** The title of the list: a search, a later page or the newest posts. */
function headOf({ term, page, pages, total }: ListView) {
  if (term !== null) return { title: listText.search.title, text: listText.search.text }
  const { title, text } = listText.recent
  return { title, text: page > 1 ? listText.position(page, pages, total) : text(total) }
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ListBoundary error={error} />
