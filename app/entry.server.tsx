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
import { ServerBody } from "./blog/reading/post-body.tsx"
import { isOutage } from "./platform/db/outage.ts"
import { pagePolicy } from "./platform/http/security-headers.ts"
import { LightPage } from "./platform/page/light-page.tsx"
import { policyHash, scriptHashes } from "./platform/page/script-hashes.server.ts"
import { policySourcesOf } from "./privacy/consent/optional-tags.ts"
import { appContext, bodyContext, outageContext, type VisitContext } from "./routes/app-context.ts"
import { inlineScripts } from "./routes/inline-scripts.ts"

type Wanted = { visit: VisitContext; request: Request; routerContext: EntryContext; body: string | null }

/** The whole page is rendered before the first byte leaves: its policy names each script in it. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const visit = context.get(appContext)
  const ids = routerContext.staticHandlerContext.matches.map(({ route }) => route.id)
  const render = visit.isDevelopment || ids.some(isPlain) ? renderPlain : renderLight
  const { html, policy } = await render(
    { visit, request, routerContext, body: context.get(bodyContext) },
    ids,
  )
  headers.set("content-type", "text/html; charset=utf-8")
  headers.set("content-security-policy", policy)
  return new Response(html, { status, headers })
}

const edgePage = "routes/machine/edge-page"
const isDesk = (id: string) => id.startsWith("routes/desk/")
/** The desk, whose pages no cache keeps, and the edge's own pages, which are files. */
const isPlain = (id: string) => isDesk(id) || id === edgePage

/** As the framework makes it. The edge's own pages have no script. */
async function renderPlain({ visit, request, routerContext, body }: Wanted, ids: readonly string[]) {
  const nonce = ids.some(isDesk) ? randomBytes(16).toString("base64") : ""
  const page = await rendered(
    <ServerBody value={body}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ServerBody>,
    { visit, request, nonce },
  )
  const html = await page.text()
  const { isDevelopment, optionalTags } = visit
  const policy = nonce
    ? pagePolicy({ scripts: [`nonce-${nonce}`], isDevelopment })
    : pagePolicy({ scripts: scriptHashes(html), isDevelopment, others: policySourcesOf(optionalTags) })
  return { html, policy }
}

/**
 * A shared cache keeps the page with its policy, so scripts and styles are named by hash (decision 006). React Router's
 * scripts are rendered by themselves first, and stand in the page as a template until a visitor needs them (decision 025).
 */
async function renderLight({ visit, request, routerContext, body }: Wanted, ids: readonly string[]) {
  const { manifest, staticHandlerContext, serverHandoffStream: _sent, ...rest } = routerContext
  const scripts = await rendered(
    <LightPage value="scripts">
      <ServerRouter context={routerContext} url={request.url} />
    </LightPage>,
    { visit, request },
  )
  const start = await scripts.text()
  const styles = visit.pageAssets.stylesOf([...new Set(ids.flatMap((id) => manifest.routes[id]?.css ?? []))])
  const firstSteps = inlineScripts(staticHandlerContext.errors ? [] : ids, visit.pageAssets.hrefOf)
  const page = await rendered(
    <LightPage value={{ styles, firstSteps, start }}>
      <ServerBody value={body}>
        <ServerRouter context={{ ...rest, manifest, staticHandlerContext }} url={request.url} />
      </ServerBody>
    </LightPage>,
    { visit, request },
  )
  const policy = pagePolicy({
    scripts: [policyHash(firstSteps), ...scriptHashes(start)],
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
    // A visitor who left in the middle needs no page, and is no fault.
    onError: (error) => {
      if (!request.signal.aborted) visit.log.error({ err: error }, "render failed")
    },
    // Everything is sent at once, so no part is moved behind the others.
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
