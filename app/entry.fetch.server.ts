import * as build from "virtual:react-router/server-build"
import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider } from "react-router"
import type { Answer, RouteOf } from "./platform/http/http-pipeline.server.ts"
import { memoize } from "./platform/process/memoize.ts"
import { type AppContext, appContext } from "./routes/app-context.ts"

const routes = childrenOf()

const routeOf: RouteOf = memoize(
  1000,
  (pathname: string) => pathname,
  (pathname) =>
    `/${matchRoutes(routes, pathname)
      ?.map(({ route }) => route.path)
      .filter(Boolean)
      .join("/")
      .replaceAll(/^\/+/g, "")}`,
)

/** The built site as a function of a visit. server.ts holds the other end. */
export function createSite(world: AppContext): { answer: Answer; routeOf: RouteOf } {
  const handle = createRequestHandler(build, world.isDevelopment ? "development" : "production")
  const answer: Answer = ({ request, log, requestId, clientAddress }) => {
    const context = new RouterContextProvider()
    const isDocument = !new URL(request.url).pathname.endsWith(".data")
    context.set(appContext, { ...world, log, requestId, clientAddress, isDocument })
    return handle(request, context)
  }
  return { answer, routeOf }
}

function childrenOf(parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route?.parentId === parentId)
    .flatMap((route) => (route ? [{ path: route.path ?? "", children: childrenOf(route.id) }] : []))
}
