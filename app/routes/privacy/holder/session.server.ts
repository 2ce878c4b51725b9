import { href, redirect } from "react-router"
import type { WholeLead } from "../../../leads/lead/lead-disclosure.ts"
import { isOutage } from "../../../platform/db/outage.ts"
import type { HolderRecord } from "../../../privacy/holder/holder.ts"
import { findHolder } from "../../../privacy/holder/holder-store.server.ts"
import { hashOfSecret } from "../../../privacy/holder/secret.server.ts"
import type { AppContext, VisitContext } from "../../app-context.ts"

export const holderHome = href("/privacidade/meus-dados")
export const holderOverview = href("/privacidade/meus-dados/ver")
const sessionSeconds = 30 * 60

/** A POST without a cookie has no session to ask the database about. */
export function requireSession(request: Request, world: VisitContext) {
  const session = sessionOf(request, world)
  if (!session) throw sessionEnded(world)
  return session
}

/** Browsers take the prefix only with Secure, and Secure only over TLS; development speaks plain HTTP. */
const isSecure = ({ publicUrl }: Pick<AppContext, "publicUrl">) => publicUrl.startsWith("https:")
const cookieName = (world: Pick<AppContext, "publicUrl">) => (isSecure(world) ? "__Host-titular" : "titular")

function cookie(world: Pick<AppContext, "publicUrl">, secret: string, seconds: number) {
  return `${cookieName(world)}=${secret}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure(world) ? "; Secure" : ""}`
}

export function sessionCookie(world: Pick<AppContext, "publicUrl">, secret: string) {
  return cookie(world, secret, sessionSeconds)
}

export const noSessionCookie = (world: Pick<AppContext, "publicUrl">) => cookie(world, "", 0)

/** The session's hash, or null where the browser brought none. */
export function sessionOf(request: Request, world: Pick<AppContext, "publicUrl">) {
  const wanted = `${cookieName(world)}=`
  const found = request.headers
    .get("cookie")
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(wanted))
    ?.slice(wanted.length)
  return found ? hashOfSecret(found) : null
}

/** A database that is away for a moment is said to be so; anything else is a surprise. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isOutage(error)) throw new Response(null, { status: 503, headers: { "retry-after": "30" } })
    throw error
  }
}

export function sessionEnded(world: Pick<AppContext, "publicUrl">) {
  return redirect(`${holderHome}?sessao=encerrada`, {
    status: 303,
    headers: { "set-cookie": noSessionCookie(world) },
  })
}

export type Holder = { session: Buffer; record: HolderRecord<WholeLead> }

/** Whoever has no live session is sent to ask for a link. */
export async function requireHolder(request: Request, world: VisitContext): Promise<Holder> {
  const session = sessionOf(request, world)
  const record = session && (await orUnavailable(findHolder(world.db, session)))
  if (!session || !record) throw sessionEnded(world)
  return { session, record }
}

/** The answer of a function that knows no session is null. */
export async function orSessionEnded<T>(world: VisitContext, work: Promise<T | null>): Promise<T> {
  const answer = await orUnavailable(work)
  if (answer === null) throw sessionEnded(world)
  return answer
}
