import { data } from "react-router"
import { outagePages } from "../../site/content/outage-pages.ts"
import { ErrorPage } from "../../site/shell/error-page.tsx"
import { cachePolicy } from "../cache-policy.ts"
import type { Route } from "./+types/edge-page"

/** The edge serves this page at any address, where the script would load another page. */
export const handle = { hasNoScript: true }

/** An empty retry address is the address of the current page. */
export default function EdgePage({ loaderData: { fault } }: Route.ComponentProps) {
  return <ErrorPage fault={fault} retryHref="" />
}

/** Pages that the edge serves, from its cache, when the application cannot. It gives them their status. */
export function loader({ params }: Route.LoaderArgs) {
  const page = Object.entries(outagePages).find(([name]) => name === params.page)?.[1]
  if (!page) throw data(null, { status: 404 })
  return { fault: page.fault }
}

export const headers = () => ({ "cache-control": cachePolicy.outagePage })
