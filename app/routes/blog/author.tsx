import { redirect } from "react-router"
import { labelText } from "../../blog/content/lists.ts"
import { authorUrl } from "../../blog/post.ts"
import { breadcrumbSteps } from "../../blog/reading/breadcrumb.tsx"
import { formerAuthors } from "../../blog/taxonomy/former-authors.ts"
import { LabelPage } from "../../blog/taxonomy/label-page.tsx"
import { findAuthor } from "../../blog/taxonomy/taxonomy-store.server.ts"
import { appContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/author"
import { ListBoundary } from "./list-boundary.tsx"
import { listMeta } from "./list-meta.ts"
import { readLabel, readList } from "./read-list.server.ts"

const texts = labelText.author

export default function Author({ loaderData: { view, label } }: Route.ComponentProps) {
  return <LabelPage texts={texts} view={view} label={label} />
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const successor = formerAuthors.get(params.author)
  if (successor) throw redirect(authorUrl(successor) + new URL(request.url).search, 301)
  const { name, slug, bio, avatarUrl } = await readLabel(app, findAuthor(app.db, params.author))
  const path = authorUrl(slug)
  const view = await readList(app, request, { path, filter: { author: slug }, hasSearch: false })
  return { origin: app.publicUrl, view, label: { name, slug, text: bio, author: { name, avatarUrl } } }
}

export const headers = publicPageHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { origin, view, label } = loaderData
  const { name, text } = label
  const steps = breadcrumbSteps({ label: name, href: view.path })
  return listMeta({ origin, view, label: name, description: text || texts.description(name), steps })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListBoundary error={error} missing={texts.missing} />
}
