import * as build from "virtual:react-router/server-build"
import {
  createRequestHandler,
  href,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from "react-router"
import { dayOf } from "./locale/pt-br.ts"
import type { Answer, Visit as HttpVisit, RouteOf } from "./platform/http/http-pipeline.server.ts"
import type { Log } from "./platform/process/log.server.ts"
import { memoize } from "./platform/process/memoize.ts"
import {
  appContext,
  deskAppContext,
  outageContext,
  type ProcessContext,
  type RenderPublicPage,
  siteContext,
  type VisitContext,
} from "./routes/app-context.ts"
import { cachePolicy } from "./routes/cache-policy.ts"
import { settingsVersionHeader } from "./settings/edge/settings-version-header.ts"
import { shownClaimOf } from "./settings/lists/shown-claims.ts"
import { type SettingsSnapshot, snapshotOf, withValues } from "./settings/store/settings-snapshot.ts"
import { outageAddresses } from "./site/content/outage-pages.ts"
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

  const answer: Answer = async (httpVisit) => {
    const { request, log, requestId, clientNetwork } = httpVisit
    const { pathname } = new URL(request.url)
    const settings = await readSettings(request, log)
    if (!settings && !needsNoSettings(pathname)) return answerUnread(httpVisit)
    const context = new RouterContextProvider()
    const visit = {
      ...app,
      ...partsOf(settings ?? unreadSettings),
      log,
      requestId,
      clientNetwork,
      isDocument: !pathname.endsWith(".data"),
    }
    context.set(appContext, visit)
    if (visit.process === "desk")
      context.set(deskAppContext, { ...visit, renderPublicPage: renderWith(visit) })
    else context.set(siteContext, visit)
    const response = await handle(request, context)
    return isFrameworkFailure(response) && context.get(outageContext) ? unavailable(request) : response
  }

  /** While the settings are not known, every page is the one for an outage, without telephone numbers. */
  const answerUnread = async ({ request, ...visit }: HttpVisit) => {
    if (isForPrograms(new URL(request.url).pathname)) return unavailable(request)
    const context = new RouterContextProvider()
    context.set(appContext, {
      ...app,
      ...visit,
      ...partsOf(unreadSettings),
      // root.tsx then shows the page without the company.
      company: null as never,
      showsPlaceholders: false,
      process: "site",
      isDocument: true,
    })
    const page = await handle(new Request(new URL(outagePage, app.publicUrl)), context)
    const headers = new Headers(page.headers)
    headers.set("cache-control", cachePolicy.personal)
    headers.set("retry-after", "30")
    return new Response(request.method === "HEAD" ? null : page.body, { status: 503, headers })
  }

  /** Null until this process has read the settings, or the change that the request names. */
  const readSettings = async (request: Request, log: Log) => {
    try {
      // The worker refreshes the edge after a change that this process may not have read yet.
      await app.settings.atLeast(Number(request.headers.get(settingsVersionHeader) ?? 0))
      return app.settings.current()
    } catch (error) {
      log.warn({ err: error }, "settings not read for the edge")
      return null
    }
  }

  const partsOf = (snapshot: SettingsSnapshot) => ({
    snapshot,
    company: snapshot.company,
    shownClaim: shownClaimOf(snapshot, {
      today: dayOf(app.clock()),
      showsEvery: app.showsEveryClaim,
    }),
    showsPlaceholders: !app.isDevelopment && snapshot.fictional.length > 0,
  })

  /** A public page as it would be with other settings, for the previews of the desk. It has no script. */
  const renderWith =
    (visit: VisitContext): RenderPublicPage =>
    (path, previewed) => {
      const context = new RouterContextProvider()
      // The calendar is not in what is typed, nor in the history of a setting: its hours are those in force.
      const { calendar, openingHours } = visit.snapshot
      const snapshot = withValues({ ...previewed, calendar, openingHours }, {})
      context.set(appContext, {
        ...visit,
        ...partsOf(snapshot),
        process: "site",
        isDocument: true,
        isPreview: true,
      })
      return handle(new Request(new URL(path, app.publicUrl)), context)
    }

  return { answer, routeOf }
}

/** Asked by nginx and monitoring, also while the database is away. They show nothing of the settings. */
const needsNoSettings = (pathname: string) => pathname === href("/saude") || pathname === href("/pronto")
const unreadSettings = snapshotOf([])
const [outagePage = ""] = outageAddresses
/** As nginx decides it ($unavailable_page): a short text instead of a page. */
const isForPrograms = (pathname: string) => /\.(?:xml|txt|webmanifest|png|data)$/.test(pathname)

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
