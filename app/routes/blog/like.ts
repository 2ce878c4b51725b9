import { redirect } from "react-router"
import { likePost } from "../../blog/counting/counter-store.server.ts"
import { postUrl } from "../../blog/post.ts"
import type { Limit } from "../../platform/http/rate-limit.server.ts"
import type { VisitContext } from "../app-context.ts"
import { appContext } from "../app-context.ts"
import type { Route } from "./+types/like"
import { readVisit } from "./read-visit.ts"

/** A reader who likes everything likes less than this; a program is left without an answer of use. */
const perAddress: Limit = { name: "like-address-10min", points: 30, seconds: 600 }

/** §4: the new count for the page's script; without script, back to the button, whatever happened. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const counted = await like(request, context.get(appContext), params.slug)
  if (request.headers.get("accept")?.includes("application/json")) return counted
  // An address of the visitor's own: the edge's copy does not know of this like yet (deploy/nginx).
  return backToPost(params.slug, "?curtida=1")
}

function answer(status: number, body: { likes: number } | { error: string }) {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } })
}

async function like(request: Request, world: VisitContext, slug: string) {
  if (!(await world.spendLimits([{ limit: perAddress, subject: world.clientNetwork }])))
    return answer(429, { error: "Muitas curtidas em pouco tempo" })
  try {
    const counted = await likePost(world.db, await readVisit(request, slug))
    return counted.ok ? answer(200, { likes: counted.likes }) : answer(404, { error: counted.error })
  } catch (error) {
    world.log.error({ err: error }, "like not recorded")
    return answer(503, { error: "Erro ao curtir" })
  }
}

function backToPost(slug: string, query = "") {
  return redirect(`${postUrl(slug)}${query}#curtir`, 303)
}

/** Typed into the address bar. */
export const loader = ({ params }: Route.LoaderArgs) => backToPost(params.slug)
