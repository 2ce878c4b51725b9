import { redirect } from "react-router"
import { isRobot } from "../../blog/counting/robot.ts"
import { postUrl } from "../../blog/post.ts"
import { appContext } from "../app-context.ts"
import type { Route } from "./+types/view"
import { readVisit } from "./read-visit.ts"

/** D24: a view, told by the page once it is shown. The answer is the same whether it was counted or not. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const visit = await readVisit(request, params.slug)
  if (!isRobot(visit.userAgent) && !isAhead(request.headers))
    await context.get(appContext).recordViewQuietly(visit)
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } })
}

function isAhead(headers: Headers) {
  return /prefetch|prerender/.test(
    `${headers.get("sec-purpose")} ${headers.get("purpose")} ${headers.get("x-moz")}`,
  )
}

/** Typed into the address bar. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(postUrl(params.slug), 303)
}
