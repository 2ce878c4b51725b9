import { href } from "react-router"
import { pageMeta } from "./page-meta.ts"
import type { PageMetadata } from "./page-metadata.ts"
import { breadcrumbs } from "./structured-data.ts"

type Options = { metadata: PageMetadata & { path: string }; origin: string; card: string; label: string }

/** The metadata of a page that is one step below the home page, with its breadcrumbs. */
export function childPageMeta({ metadata, origin, card, label }: Options) {
  const steps = [
    { label: "Home", href: href("/") },
    { label, href: metadata.path },
  ]
  return pageMeta({ metadata, origin, card, structuredData: [breadcrumbs(origin, steps)] })
}
