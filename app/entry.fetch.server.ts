import * as build from "virtual:react-router/server-build"
import { createRequestHandler, RouterContextProvider } from "react-router"
import type { Answer } from "./platform/http-pipeline.server.ts"
import { type World, worldContext } from "./routes/world.ts"

/** The built site as a function of a visit. server.ts holds the other end. */
export const createSite = (world: World): Answer => {
  const handle = createRequestHandler(build, world.isDevelopment ? "development" : "production")
  return ({ request, log, requestId, clientAddress }) => {
    const context = new RouterContextProvider()
    context.set(worldContext, { ...world, log, requestId, clientAddress })
    return handle(request, context)
  }
}
