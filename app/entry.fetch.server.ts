import * as build from "virtual:react-router/server-build"
import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider } from "react-router"
import type { Answer, RouteOf } from "./platform/http/http-pipeline.server.ts"
import { memoize } from "./platform/process/memoize.ts"
import {
  appContext,
  deskAppContext,
  outageContext,
  type ProcessContext,
  siteContext,
} from "./routes/app-context.ts"
import { cachePolicy } from "./routes/cache-policy.ts"
import { unavailableText } from "./site/content/refusal-texts.ts"

const routes = childrenOf()

const routeOf: RouteOf = memoize(
  1000,
  (pathname: string) => pathname,
  (pathname) =>
    // A request of the script for a page's data counts as the page.
    `/${matchRoutes(routes, pathname.replace(/(?:^\/_root)?\.data$/, "") || "/")
      ?.map(({ route }) => route.path)
      .filter(Boolean)
      .join("/")
      .replaceAll(/^\/+/g, "")}`,
)

/** The pages of one process, as a function that answers one visit. web-server.ts calls it. */
export function createPages(app: ProcessContext): { answer: Answer; routeOf: RouteOf } {
  const handle = createRequestHandler(build, app.isDevelopment ? "development" : "production")
  const answer: Answer = async ({ request, log, requestId, clientNetwork }) => {
    const context = new RouterContextProvider()
    const isDocument = !new URL(request.url).pathname.endsWith(".data")
    const visit = { ...app, log, requestId, clientNetwork, isDocument }
    context.set(appContext, visit)
    if (visit.process === "desk") context.set(deskAppContext, visit)
    else context.set(siteContext, visit)
    const response = await handle(request, context)
    return isFrameworkFailure(response) && context.get(outageContext) ? unavailable(request) : response
  }
  return { answer, routeOf }
}

/** A page shows its own error. For a route without a page the framework responds with plain text. */
function isFrameworkFailure({ status, headers }: Response) {
  return status === 500 && headers.get("content-type") === "text/plain"
}

function unavailable({ method }: Request) {
  return new Response(method === "HEAD" ? null : unavailableText, {
    status: 503,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": cachePolicy.personal,
      "retry-after": "30",
    },
  })
}

function childrenOf(parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route?.parentId === parentId)
    .flatMap((route) => (route ? [{ path: route.path ?? "", children: childrenOf(route.id) }] : []))
}
