import { href, redirect } from "react-router"
import type { WholeLead } from "../../../leads/lead/lead-disclosure.ts"
import { hostCookie } from "../../../platform/http/host-cookie.ts"
import { hashOfSecret } from "../../../platform/http/random-secret.server.ts"
import type { HolderRecord } from "../../../privacy/holder/holder.ts"
import { findHolder } from "../../../privacy/holder/holder-store.server.ts"
import type { AppContext, VisitContext } from "../../app-context.ts"
import { orUnavailable } from "../../or-unavailable.server.ts"

export const holderHome = href("/privacidade/meus-dados")
export const holderOverview = href("/privacidade/meus-dados/ver")
const sessionSeconds = 30 * 60

/** Does not query the database: a POST without a cookie has no session. */
export function requireSession(request: Request, app: VisitContext) {
  const session = sessionOf(request, app)
  if (!session) throw sessionEnded(app)
  return session
}

function cookieOf({ publicUrl }: Pick<AppContext, "publicUrl">) {
  return hostCookie("titular", publicUrl, "Strict")
}

export function sessionCookie(app: Pick<AppContext, "publicUrl">, secret: string) {
  return cookieOf(app).write(secret, sessionSeconds)
}

export const expiredSessionCookie = (app: Pick<AppContext, "publicUrl">) => cookieOf(app).write("", 0)

/** The session's hash, or null without a cookie. */
export function sessionOf(request: Request, app: Pick<AppContext, "publicUrl">) {
  const found = cookieOf(app).read(request.headers)
  return found ? hashOfSecret(found) : null
}

export function sessionEnded(app: Pick<AppContext, "publicUrl">) {
  return redirect(`${holderHome}?sessao=encerrada`, {
    status: 303,
    headers: { "set-cookie": expiredSessionCookie(app) },
  })
}

export type Holder = { session: Buffer; record: HolderRecord<WholeLead> }

/** Redirects to the page that requests a link when there is no valid session. */
export async function requireHolder(request: Request, app: VisitContext): Promise<Holder> {
  const session = sessionOf(request, app)
  const record = session && (await orUnavailable(findHolder(app.db, session)))
  if (!session || !record) throw sessionEnded(app)
  return { session, record }
}

/** Returns the result of a database function, which is null without a valid session; then redirects to the page that requests a link. */
export async function requireLiveSession<T>(app: VisitContext, work: Promise<T | null>): Promise<T> {
  const answer = await orUnavailable(work)
  if (answer === null) throw sessionEnded(app)
  return answer
}
