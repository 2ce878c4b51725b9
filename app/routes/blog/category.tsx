import { labelText } from "../../blog/content/lists.ts"
import { categoryUrl } from "../../blog/post.ts"
import { breadcrumbSteps } from "../../blog/reading/breadcrumb.tsx"
import { LabelPage } from "../../blog/taxonomy/label-page.tsx"
import { findCategory } from "../../blog/taxonomy/taxonomy-store.server.ts"
import { appContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/category"
import { ListBoundary } from "./list-boundary.tsx"
import { listMeta } from "./list-meta.ts"
import { readLabel, readList } from "./read-list.server.ts"

const texts = labelText.category

export default function Category({ loaderData: { view, label } }: Route.ComponentProps) {
  return <LabelPage texts={texts} view={view} label={label} />
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { name, slug, description } = await readLabel(app, findCategory(app.db, params.category))
  const path = categoryUrl(slug)
  const view = await readList(app, request, { path, filter: { category: slug }, hasSearch: false })
  return { origin: app.publicUrl, view, label: { name, slug, text: description } }
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
