import { data } from "react-router"
import { blogHome } from "../../blog/content/blog.ts"
import { lifeEventText } from "../../blog/content/life-events.ts"
import { listText } from "../../blog/content/lists.ts"
import { questions } from "../../blog/content/questions.ts"
import { LifeEventList } from "../../blog/life-events/life-event-list.tsx"
import { BlogHero } from "../../blog/lists/blog-hero.tsx"
import { BlogList, type ListView } from "../../blog/lists/blog-list.tsx"
import { HelpLine } from "../../blog/lists/help-line.tsx"
import { listPostsInOrder } from "../../blog/lists/post-list-store.server.ts"
import { QuestionList } from "../../blog/lists/question-list.tsx"
import { blogUrl } from "../../blog/post.ts"
import { breadcrumbSteps } from "../../blog/reading/breadcrumb.tsx"
import { SearchResults } from "../../blog/search/search-results.tsx"
import { useCompany } from "../../site/company/company-context.ts"
import { appContext, type VisitContext } from "../app-context.ts"
import { cachePolicy, publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/home"
import { ListBoundary } from "./list-boundary.tsx"
import { listMeta } from "./list-meta.ts"
import { orUnavailable, readList } from "./read-list.server.ts"

export default function BlogHome({ loaderData: { view, asked } }: Route.ComponentProps) {
  const isFront = isFrontPage(view)
  const { mainPhone, openingHours } = useCompany()
  return (
    <>
      {isFront && (
        <>
          <BlogHero />
          <LifeEventList />
          {asked.length > 0 && <QuestionList slugs={asked} />}
        </>
      )}
      <BlogList
        {...headOf(view)}
        view={view}
        layout="varied"
        isUnderHero={isFront}
        hasSearch={!isFront}
        {...(view.term !== null && besideSearch(view, view.term))}
      />
      <HelpLine phone={mainPhone} hours={openingHours} />
    </>
  )
}

function besideSearch({ posts, page }: ListView, term: string) {
  return {
    results: (heading: "h2" | "h3") => (
      <SearchResults posts={posts} term={term} page={page} heading={heading} />
    ),
    aside: <LifeEventList text={lifeEventText.besideSearch} look="column" />,
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const view = await readList(app, request, { path: blogUrl, filter: {}, hasSearch: true })
  // A search term is personal, so the page that shows it is never cached.
  const headers: HeadersInit = view.term === null ? {} : { "cache-control": cachePolicy.personal }
  const asked = isFrontPage(view) ? await orUnavailable(app, "list", readQuestions(app)) : []
  return data({ origin: app.publicUrl, view, asked }, { headers })
}

const isFrontPage = ({ term, page }: ListView) => term === null && page === 1

/** The articles of the questions that can be read. */
async function readQuestions({ db }: VisitContext) {
  const posts = await listPostsInOrder(
    db,
    questions.map(({ post }) => post),
  )
  return posts.map(({ slug }) => slug)
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
