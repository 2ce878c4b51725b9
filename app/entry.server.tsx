import { randomBytes } from "node:crypto"
import type { ReactNode } from "react"
import { renderToReadableStream } from "react-dom/server"
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"
import { ServerHtml } from "./blog/reading/post-html.tsx"
import type { PostHtml } from "./blog/reading/post-view.ts"
import { isOutage } from "./platform/db/outage.ts"
import { pagePolicy, previewPolicy } from "./platform/http/security-headers.ts"
import { LightPage } from "./platform/page/light-page.tsx"
import { policyHash, scriptHashes } from "./platform/page/script-hashes.server.ts"
import { policySourcesOf } from "./privacy/consent/optional-tags.ts"
import { appContext, outageContext, postHtmlContext, type VisitContext } from "./routes/app-context.ts"
import { inlineScripts } from "./routes/inline-scripts.ts"

type PageRequest = {
  visit: VisitContext
  request: Request
  routerContext: EntryContext
  html: PostHtml | null
}

/** Renders the whole page before it is sent, because the policy header lists the hash of each script in the page. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const visit = context.get(appContext)
  const ids = routerContext.staticHandlerContext.matches.map(({ route }) => route.id)
  const render = visit.isPreview || visit.isDevelopment || ids.some(isPlain) ? renderPlain : renderLight
  const { html, policy } = await render(
    { visit, request, routerContext, html: context.get(postHtmlContext) },
    ids,
  )
  headers.set("content-type", "text/html; charset=utf-8")
  headers.set("content-security-policy", policy)
  // The desk shows it in a frame of its own.
  if (visit.isPreview) headers.set("x-frame-options", "SAMEORIGIN")
  return new Response(html, { status, headers })
}

/** Its preview is a frame. */
const withPreview = new Set(["routes/desk/settings/area", "routes/desk/settings/entry"])
const edgePage = "routes/machine/edge-page"
const isDesk = (id: string) => id.startsWith("routes/desk/")
/** Pages of the desk, which are never cached, and the pages that the edge shows in an outage. */
const isPlain = (id: string) => isDesk(id) || id === edgePage

/** Renders as the framework does. The edge's own pages have no script. */
async function renderPlain(
  { visit, request, routerContext, html: postHtml }: PageRequest,
  ids: readonly string[],
) {
  const nonce = ids.some(isDesk) ? randomBytes(16).toString("base64") : ""
  const page = await rendered(
    <ServerHtml value={postHtml}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ServerHtml>,
    { visit, request, nonce },
  )
  const html = await page.text()
  const { isDevelopment, optionalTags } = visit
  if (visit.isPreview) return { html, policy: previewPolicy(isDevelopment) }
  const policy = nonce
    ? pagePolicy({
        scripts: [`nonce-${nonce}`],
        isDevelopment,
        hasFrames: ids.some((id) => withPreview.has(id)),
      })
    : pagePolicy({ scripts: scriptHashes(html), isDevelopment, others: policySourcesOf(optionalTags) })
  return { html, policy }
}

/**
 * A shared cache stores the page with its policy, so scripts and styles are allowed by hash (decision 006). React Router's
 * scripts are rendered separately first. The page holds them in a template until a visitor interacts (decision 025).
 */
async function renderLight(
  { visit, request, routerContext, html: postHtml }: PageRequest,
  ids: readonly string[],
) {
  const { manifest, staticHandlerContext, serverHandoffStream: _sent, ...rest } = routerContext
  const scripts = await rendered(
    <LightPage value="scripts">
      <ServerRouter context={routerContext} url={request.url} />
    </LightPage>,
    { visit, request },
  )
  const deferredScripts = await scripts.text()
  const styles = visit.pageAssets.stylesOf([...new Set(ids.flatMap((id) => manifest.routes[id]?.css ?? []))])
  const inlineScript = inlineScripts(staticHandlerContext.errors ? [] : ids, visit.pageAssets.hrefOf)
  const page = await rendered(
    <LightPage value={{ styles, inlineScript, deferredScripts }}>
      <ServerHtml value={postHtml}>
        <ServerRouter context={{ ...rest, manifest, staticHandlerContext }} url={request.url} />
      </ServerHtml>
    </LightPage>,
    { visit, request },
  )
  const policy = pagePolicy({
    scripts: [policyHash(inlineScript), ...scriptHashes(deferredScripts)],
    styleHashes: [policyHash(styles)],
    isDevelopment: false,
    others: policySourcesOf(visit.optionalTags),
  })
  return { html: await page.bytes(), policy }
}

type Rendering = { visit: VisitContext; request: Request; nonce?: string }

async function rendered(page: ReactNode, { visit, request, nonce }: Rendering) {
  const stream = await renderToReadableStream(page, {
    signal: request.signal,
    // An aborted request is not an error.
    onError: (error) => {
      if (!request.signal.aborted) visit.log.error({ err: error }, "render failed")
    },
    // The page is sent as a whole, so no part needs to be streamed later.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...(nonce ? { nonce } : {}),
  })
  await stream.allReady
  return new Response(stream)
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  if (isOutage(error)) context.set(outageContext, true)
  context.get(appContext).log.error({ err: error }, "route failed")
}
