import { randomBytes } from "node:crypto"
import { renderToReadableStream } from "react-dom/server"
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"
import { BodyOnce } from "./blog/reading/post-body.tsx"
import { isOutage } from "./platform/db/outage.ts"
import { pagePolicy } from "./platform/http/security-headers.ts"
import { deferScripts } from "./platform/page/deferred-scripts.ts"
import { inlineScriptHashes } from "./platform/page/inline-script-hashes.server.ts"
import type { PageAssets } from "./platform/page/page-assets.server.ts"
import { createRenderedPageCache } from "./platform/page/rendered-page-cache.server.ts"
import { policySourcesOf } from "./privacy/consent/optional-tags.ts"
import { appContext, bodyContext, outageContext } from "./routes/app-context.ts"
import { inlineScripts } from "./routes/inline-scripts.ts"

const renderedPages = createRenderedPageCache(200)

/** The whole page is rendered before the first byte leaves: its policy names each script in it. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const render = () => renderPage(request, routerContext, context)
  const { loaderData } = routerContext.staticHandlerContext
  const { bytes, policy } = isForEverybody(request, status, headers, context)
    ? await renderedPages([request.url, loaderData, context.get(bodyContext)], render)
    : await render()
  headers.set("content-type", "text/html; charset=utf-8")
  headers.set("content-security-policy", policy)
  return new Response(bytes, { status, headers })
}

/** Pages behind the sign-in: kept by no cache, so that a nonce of their own is worth having. */
function isDesk(routerContext: EntryContext) {
  return routerContext.staticHandlerContext.matches.some(({ route }) => route.id.startsWith("routes/desk/"))
}

/** What went wrong, and what answers a form, is not in the data of the page. */
function isForEverybody(
  { method }: Request,
  status: number,
  headers: Headers,
  context: RouterContextProvider,
) {
  return (
    status === 200 &&
    method !== "POST" &&
    !context.get(appContext).isDevelopment &&
    (headers.get("cache-control")?.startsWith("public") ?? false)
  )
}

async function renderPage(request: Request, routerContext: EntryContext, context: RouterContextProvider) {
  const { log, isDevelopment, optionalTags, pageAssets } = context.get(appContext)
  const nonce = isDesk(routerContext) ? randomBytes(16).toString("base64") : undefined
  let isWhole = true
  const stream = await renderToReadableStream(
    <BodyOnce value={context.get(bodyContext)}>
      <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
    </BodyOnce>,
    {
      signal: request.signal,
      onError: (error) => {
        isWhole = false
        // Who went away in the middle needs no page, and is no fault.
        if (!request.signal.aborted) log.error({ err: error }, "render failed")
      },
      ...(nonce ? { nonce } : {}),
    },
  )
  await stream.allReady
  const rendered = await new Response(stream).text()
  const { html, styleHashes } =
    isDevelopment || nonce
      ? { html: rendered, styleHashes: [] }
      : lightPage(rendered, routerContext, pageAssets)
  const policy = nonce
    ? pagePolicy({ scripts: [`nonce-${nonce}`], isDevelopment })
    : pagePolicy({
        scripts: inlineScriptHashes(html),
        styleHashes,
        isDevelopment,
        others: policySourcesOf(optionalTags),
      })
  return { bytes: new TextEncoder().encode(html), policy, isWhole }
}

/** The page with its styles in it and its script kept back until it is wanted. */
function lightPage(
  rendered: string,
  { manifest, staticHandlerContext }: EntryContext,
  { hrefOf, writeStyles }: PageAssets,
) {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const shown = staticHandlerContext.errors ? [] : ids
  const steps = inlineScripts(shown, hrefOf)
  return writeStyles(deferScripts(rendered, steps), [
    ...new Set(ids.flatMap((id) => manifest.routes[id]?.css ?? [])),
  ])
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  if (isOutage(error)) context.set(outageContext, true)
  context.get(appContext).log.error({ err: error }, "route failed")
}
