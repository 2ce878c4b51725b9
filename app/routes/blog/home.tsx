import { BlogHero } from "../../blog/blog-hero.tsx"
import { BlogList } from "../../blog/blog-list.tsx"
import { blogHome } from "../../blog/content/blog.ts"
import { listWords } from "../../blog/content/lists.ts"
import { blogUrl } from "../../blog/post.ts"
import { trailSteps } from "../../blog/trail.tsx"
import { publicPageHeaders } from "../cache-policy.ts"
import { worldContext } from "../world.ts"
import type { Route } from "./+types/home"
import { ListBoundary } from "./list-boundary.tsx"
import { listMeta } from "./list-meta.ts"
import { readList } from "./read-list.server.ts"

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const world = context.get(worldContext)
  return {
    origin: world.publicUrl,
    view: await readList(world, request, { path: blogUrl, filter: {}, hasSearch: true }),
  }
}

export const headers = publicPageHeaders

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? listMeta({ ...loaderData, description: blogHome.description, steps: trailSteps() }) : []

export default function BlogHome({ loaderData: { view } }: Route.ComponentProps) {
  const { term, page, pages, total } = view
  const { recent, search, position } = listWords
  if (term !== null)
    return (
      <BlogList
        view={view}
        title={search.title}
        text={search.text}
        rhythm="even"
        isUnderHero={false}
        hasSearch
      />
    )
  if (page > 1)
    return (
      <BlogList
        view={view}
        title={recent.title}
        text={position(page, pages, total)}
        rhythm="varied"
        isUnderHero={false}
        hasSearch
      />
    )
  return (
    <>
      <BlogHero />
      <BlogList
        view={view}
        title={recent.title}
        text={recent.text(total)}
        rhythm="varied"
        isUnderHero
        hasSearch={false}
      />
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ListBoundary error={error} />
