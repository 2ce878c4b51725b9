import { redirect } from "react-router"
import { likePost } from "../../blog/counting/counter-store.server.ts"
import { postUrl } from "../../blog/post.ts"
import type { Limit } from "../../platform/http/rate-limit.server.ts"
import type { VisitContext } from "../app-context.ts"
import { appContext } from "../app-context.ts"
import type { Route } from "./+types/like"
import { readVisit } from "./read-visit.ts"

/** Above what a human reader does; limits automated likes. */
const perAddress: Limit = { name: "like-address-10min", points: 30, seconds: 600 }

/** §4: returns the new count to the page's script. Without script, redirects back to the button in every case. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const counted = await like(request, context.get(appContext), params.slug)
  if (request.headers.get("accept")?.includes("application/json")) return counted
  // The parameter bypasses the edge's cached page, which does not show this like yet (deploy/nginx).
  return backToPost(params.slug, "?curtida=1")
}

function answer(status: number, body: { likes: number } | { error: string }) {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } })
}

async function like(request: Request, app: VisitContext, slug: string) {
  if (!(await app.spendLimits([{ limit: perAddress, subject: app.clientNetwork }])))
    return answer(429, { error: "Muitas curtidas em pouco tempo" })
  try {
    const counted = await likePost(app.db, await readVisit(request, slug))
    return counted.ok ? answer(200, { likes: counted.likes }) : answer(404, { error: counted.error })
  } catch (error) {
    app.log.error({ err: error }, "like not recorded")
    return answer(503, { error: "Erro ao curtir" })
  }
}

function backToPost(slug: string, query = "") {
  return redirect(`${postUrl(slug)}${query}#curtir`, 303)
}

/** For a visitor who opens the address directly. */
export const loader = ({ params }: Route.LoaderArgs) => backToPost(params.slug)
