import { redirect } from "react-router"
import { isRobot } from "../../blog/counting/robot.ts"
import { postUrl } from "../../blog/post.ts"
import { siteContext } from "../app-context.ts"
import type { Route } from "./+types/view"
import { readVisit } from "./read-visit.ts"

/** D24: records a view that the page reports once it is visible. The response does not reveal whether it was counted. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const visit = await readVisit(request, params.slug)
  if (!isRobot(visit.userAgent) && !isPrefetch(request.headers))
    await context.get(siteContext).recordViewQuietly(visit)
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } })
}

function isPrefetch(headers: Headers) {
  return /prefetch|prerender/.test(
    `${headers.get("sec-purpose")} ${headers.get("purpose")} ${headers.get("x-moz")}`,
  )
}

/** For a visitor who opens the address directly. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(postUrl(params.slug), 303)
}
