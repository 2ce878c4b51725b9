import { randomBytes } from "node:crypto"
import { renderToReadableStream } from "react-dom/server"
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"
import { deferScripts } from "./platform/deferred-scripts.ts"
import { inlineScriptHashes } from "./platform/inline-scripts.server.ts"
import { pagePolicy } from "./platform/security-headers.ts"
import { policySourcesOf } from "./privacy/optional-tags.ts"
import { worldContext } from "./routes/world.ts"

/** Pages behind the sign-in: kept by no cache, so that a nonce of their own is worth having. */
const isDesk = (routerContext: EntryContext) =>
  routerContext.staticHandlerContext.matches.some(({ route }) => route.id.startsWith("routes/desk/"))

/** The whole page is rendered before the first byte leaves: its policy names each script in it. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { log, isDevelopment, optionalTags } = context.get(worldContext)
  const nonce = isDesk(routerContext) ? randomBytes(16).toString("base64") : undefined
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />,
    {
      signal: request.signal,
      onError: (error) => log.error({ err: error }, "render failed"),
      ...(nonce ? { nonce } : {}),
    },
  )
  await stream.allReady
  const rendered = await new Response(stream).text()
  const html = isDevelopment || nonce ? rendered : deferScripts(rendered)
  headers.set("content-type", "text/html; charset=utf-8")
  headers.set(
    "content-security-policy",
    nonce
      ? pagePolicy({ scripts: [`nonce-${nonce}`], isDevelopment })
      : pagePolicy({
          scripts: inlineScriptHashes(html),
          isDevelopment,
          others: policySourcesOf(optionalTags),
        }),
  )
  return new Response(html, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(worldContext).log.error({ err: error }, "route failed")
}
