import { href, type MiddlewareFunction, redirect } from "react-router"
import { findSignedIn } from "../../staff/sign-in/signed-in.server.ts"
import { deskAppContext } from "../app-context.ts"
import { cachePolicy } from "../cache-policy.ts"
import { orUnavailable } from "../or-unavailable.server.ts"
import { deskAccess } from "./desk-access.ts"
import { deskContext } from "./desk-context.ts"
import { confirmPath, returnParameter } from "./return-path.ts"

/** Checks every request to the desk, pages and posts alike. */
export const guardDesk: MiddlewareFunction<Response> = async (
  { request, url, pattern, params, context },
  next,
) => {
  const app = context.get(deskAppContext)
  const signedIn = await orUnavailable(findSignedIn(app.staff.auth, request.headers, app.clock()))
  if (!signedIn)
    throw redirect(`${href("/painel/entrar")}?${returnParameter}=${encodeURIComponent(url.pathname)}`, 303)
  if (!signedIn.hasSecondFactor) throw redirect(href("/painel/segundo-fator"), 303)
  const { person, sessionId, hasFreshProof } = signedIn
  const wish = request.method === "GET" || request.method === "HEAD" ? "see" : "act"
  // The pattern and not the address, which may contain personal data.
  const route = `/${pattern.replaceAll(/^\/+|\/+$/g, "")}`
  const access = deskAccess[route]
  if (!access?.[wish].includes(person.role)) {
    app.log.warn({ staffId: person.id, role: person.role, route, wish }, "access refused")
    throw new Response(null, { status: 403 })
  }
  if (access.freshProof?.to.includes(wish) && !hasFreshProof)
    throw redirect(
      confirmPath(access.freshProof.backTo.replace(":id", encodeURIComponent(params["id"] ?? ""))),
      303,
    )
  context.set(deskContext, {
    person,
    sessionId,
    hasFreshProof,
    asStaff: (work) => app.staff.serve({ id: person.id, role: person.role }, work),
    hasSameAccess: () => app.staff.hasAccess({ sessionId, role: person.role }),
  })
  const response = await next()
  // Cookies of the page come last, because browsers keep the last of one name: a proof renews the session.
  const ofPage = response.headers.getSetCookie()
  response.headers.delete("set-cookie")
  for (const cookie of [...signedIn.headers.getSetCookie(), ...ofPage])
    response.headers.append("set-cookie", cookie)
  response.headers.set("cache-control", cachePolicy.personal)
  response.headers.set("x-robots-tag", "noindex")
  return response
}
