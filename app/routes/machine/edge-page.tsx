import { data } from "react-router"
import { outageFaults } from "../../site/content/outage-pages.ts"
import { ErrorPage } from "../../site/shell/error-page.tsx"
import { cachePolicy } from "../cache-policy.ts"
import type { Route } from "./+types/edge-page"

/** The edge serves this page at any address, where the script would load another page. */
export const handle = { hasNoScript: true }

/** An empty retry address is the address of the current page. */
export default function EdgePage({ loaderData: { fault } }: Route.ComponentProps) {
  return <ErrorPage fault={fault} retryHref="" />
}

/** The edge shows its copy of this page, with 503 or 429, when the application does not answer or refuses many requests. */
export function loader({ params }: Route.LoaderArgs) {
  const fault = Object.entries(outageFaults).find(([name]) => name === params.page)?.[1]
  if (!fault) throw data(null, { status: 404 })
  return { fault }
}

export const headers = () => ({ "cache-control": cachePolicy.outagePage })
