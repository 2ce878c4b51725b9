import { labelText } from "../../blog/content/lists.ts"
import { tagUrl } from "../../blog/post.ts"
import { breadcrumbSteps } from "../../blog/reading/breadcrumb.tsx"
import { LabelPage } from "../../blog/taxonomy/label-page.tsx"
import { findTag } from "../../blog/taxonomy/taxonomy-store.server.ts"
import { appContext } from "../app-context.ts"
import { publicPageHeaders } from "../cache-policy.ts"
import type { Route } from "./+types/tag"
import { ListBoundary } from "./list-boundary.tsx"
import { listMeta } from "./list-meta.ts"
import { readLabel, readList } from "./read-list.server.ts"

const texts = labelText.tag

export default function Tag({ loaderData: { view, label } }: Route.ComponentProps) {
  return <LabelPage texts={texts} view={view} label={label} />
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { name, slug } = await readLabel(app, findTag(app.db, params.tag))
  const path = tagUrl(slug)
  const view = await readList(app, request, { path, filter: { tag: slug }, hasSearch: false })
  return { origin: app.publicUrl, view, label: { name, slug, text: "" } }
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
