import atkinson from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url"
import familjen from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url"
import { type ReactNode, useContext, useEffect } from "react"
import {
  href,
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router"
import type { Route } from "./+types/root"
import { PostsLoadingPill } from "./blog/lists/posts-loading-pill.tsx"
import { usePostsLoading } from "./blog/lists/use-posts-loading.ts"
import { forgetFirstPage, keepFirstPage, noteVisit } from "./leads/form/visit.client.ts"
import { locale } from "./locale/pt-br.ts"
import { replayEarlyPresses } from "./platform/page/early-presses.client.ts"
import { LightPage, PageScripts, PageStyles, useIsRouted } from "./platform/page/light-page.tsx"
import { sendVitals } from "./platform/page/send-vitals.client.ts"
import { VisitScroll } from "./platform/page/visit-scroll.tsx"
import type { ConsentGated } from "./privacy/consent/consent-gated.client.ts"
import { CookieConsent } from "./privacy/consent/cookie-consent.tsx"
import { appContext } from "./routes/app-context.ts"
import { refuseOtherRoutes } from "./routes/own-routes.server.ts"
import { pagePattern } from "./routes/page-pattern.ts"
import { shouldRevalidatePage } from "./routes/site/should-revalidate-page.ts"
import { menuIn } from "./settings/lists/menu-list.ts"
import { pageCompanyOf } from "./site/company/company.ts"
import { CompanyContext } from "./site/company/company-context.ts"
import { changedMenu } from "./site/content/navigation.ts"
import { configureCookiesEvent } from "./site/shell/configure-cookies.ts"
import { ErrorPage } from "./site/shell/error-page.tsx"
import { NotFoundPage } from "./site/shell/not-found-page.tsx"
import { Shell } from "./site/shell/shell.tsx"
import "./ui/tokens.css"
import "./ui/fonts.css"
import "./ui/base.css"

export default function Root() {
  const { pathname, search } = useLocation()
  const loading = usePostsLoading()
  useEffect(() => noteVisit(pathname + search), [pathname, search])
  return (
    <>
      <Outlet />
      <PostsLoadingPill isLoading={loading === "elsewhere"} />
    </>
  )
}

function Font({ href }: { href: string }) {
  return <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
}

export function loader({ context }: Route.LoaderArgs) {
  const { showsPlaceholders, optionalTags, company, snapshot, isPreview } = context.get(appContext)
  const menu = changedMenu(menuIn(snapshot))
  return {
    showsPlaceholders,
    optionalTags,
    // Null in a process that does not know the settings yet.
    company: company && pageCompanyOf(company),
    ...(menu && { menu }),
    ...(isPreview && { isPreview }),
  }
}

export const middleware = [refuseOtherRoutes]

export const shouldRevalidate = shouldRevalidatePage

/** Our own features that need consent. Third-party tags come from the environment. Both start only with consent (D32). */
const consentFeatures: readonly ConsentGated[] = [
  {
    name: "first page of all visits",
    category: "marketing",
    start: () => {
      noteVisit(window.location.href)
      keepFirstPage()
    },
    stop: () => {
      forgetFirstPage()
      return { needsReload: false }
    },
  },
  {
    name: "web vitals",
    category: "analytics",
    start: () => sendVitals(href("/medidas"), pagePattern(window.location.pathname)),
    stop: () => ({ needsReload: true }),
  },
]
const noTags: [] = []

type Handle = { isBare?: boolean; hasNoScript?: boolean } | undefined

/** A route sets this for a page without the site's shell or without script: `export const handle = { isBare: true }`. */
function useHandle(name: keyof NonNullable<Handle>) {
  return useMatches().some(({ handle }) => (handle as Handle)?.[name])
}

/** A data holder's own pages: their addresses may contain a secret (decision 014). */
const useIsPrivate = () => useMatches().some(({ id }) => id.startsWith("routes/privacy/"))

/** On the server the scripts of a public page are rendered separately first (light-page.tsx). */
export function Layout({ children }: { children: ReactNode }) {
  return useContext(LightPage) === "scripts" ? <Scripts /> : <Page>{children}</Page>
}

function Page({ children }: { children: ReactNode }) {
  const isBare = useHandle("isBare")
  const isPrivate = useIsPrivate()
  const data = useRouteLoaderData<typeof loader>("root")
  const hasNoScript = useHandle("hasNoScript") || data?.isPreview
  const isRouted = useIsRouted()
  // From now on the script handles presses. Before that, and without script, links and form posts do.
  useEffect(() => {
    document.documentElement.setAttribute("data-script", "ready")
    replayEarlyPresses()
  }, [])
  const showsPlaceholders = data?.showsPlaceholders ?? false
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Font href={familjen} />
        <Font href={atkinson} />
        <PageStyles />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/mark-180.png" />
        <link rel="manifest" href={href("/site.webmanifest")} />
      </head>
      {/* In a preview no link and no field can be used. */}
      <body inert={data?.isPreview}>
        {/* First in the page, because the question comes first in the tab order (D77). */}
        {!isBare && (
          <CookieConsent
            tags={data?.optionalTags ?? noTags}
            features={consentFeatures}
            reopenEvent={configureCookiesEvent}
            isPaused={isPrivate}
          />
        )}
        <CompanyContext value={data?.company ?? null}>
          {isBare ? (
            children
          ) : (
            <Shell showsPlaceholders={showsPlaceholders} menu={data?.menu}>
              {children}
            </Shell>
          )}
        </CompanyContext>
        {isRouted && !hasNoScript && <VisitScroll />}
        {!hasNoScript && <PageScripts />}
      </body>
    </html>
  )
}

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500)

/** Shows errors that no route handles itself. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  const status = statusOf(error)
  if (status === 404) return <NotFoundPage />
  return <ErrorPage fault={status === 503 ? "unavailable" : "unexpected"} retryHref={pathname + search} />
}
