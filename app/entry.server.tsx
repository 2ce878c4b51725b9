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

/** The whole page is rendered before the first byte leaves: its policy names the hash of each script in it. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { log, isDevelopment, optionalTags } = context.get(worldContext)
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: request.signal,
    onError: (error) => log.error({ err: error }, "render failed"),
  })
  await stream.allReady
  const rendered = await new Response(stream).text()
  const html = isDevelopment ? rendered : deferScripts(rendered)
  headers.set("content-type", "text/html; charset=utf-8")
  headers.set(
    "content-security-policy",
    pagePolicy({
      scriptHashes: inlineScriptHashes(html),
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
