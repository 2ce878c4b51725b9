import { data, isRouteErrorResponse } from "react-router"
import { ErrorPage } from "../../site/shell/error-page.tsx"
import type { Route } from "./+types/edge-page"

const faults = {
  "indisponivel.html": { fault: "unreachable", status: 503 },
  "muitos-pedidos.html": { fault: "tooMany", status: 429 },
} as const

/** The edge serves this page at any address, where the script would load another page. */
export const handle = { hasNoScript: true }

export default function EdgePage() {
  return null
}

/** Pages that the edge serves when the application cannot. The build stores them as files (tools/bundle/edge-files.ts). */
export function loader({ params }: Route.LoaderArgs): never {
  const page = Object.entries(faults).find(([name]) => name === params.page)?.[1]
  throw data(null, { status: page?.status ?? 404 })
}

/** An empty retry address is the address of the current page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const page = isRouteErrorResponse(error)
    ? Object.values(faults).find(({ status }) => status === error.status)
    : undefined
  if (!page) throw error
  return <ErrorPage fault={page.fault} retryHref="" />
}
