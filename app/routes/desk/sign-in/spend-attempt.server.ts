import { recordSignIn, type SignInEvent } from "../../../staff/audit/audit-store.server.ts"
import { findPersonByEmail } from "../../../staff/people/people-store.server.ts"
import { findKnownDevice, rememberDevice } from "../../../staff/sign-in/known-device.server.ts"
import type { DeskVisit } from "../../app-context.ts"
import { orUnavailable } from "../../or-unavailable.server.ts"
import { codeSpends, passwordSpends } from "./sign-in-limits.ts"
import { withCookies } from "./staff-answer.ts"

/** Counts an attempt with a password. False when there were too many, which the audit records. */
export async function mayTryPassword(app: DeskVisit, { headers }: Request, email: string) {
  const browser = { publicUrl: app.publicUrl, headers }
  const device = await orUnavailable(findKnownDevice(app.staff.authDb, browser, email))
  const spends = passwordSpends(email, { clientNetwork: app.clientNetwork, device })
  const mayTry = await orUnavailable(app.spendLimits(spends))
  if (!mayTry) await recordPasswordEvent(app, email, "entrada_bloqueada")
  return mayTry
}

/** In the audit, of the person with this address. */
export function recordPasswordEvent(
  { staff: { authDb } }: DeskVisit,
  email: string,
  action: "entrada_recusada" | "entrada_bloqueada",
) {
  const record = async () => {
    const person = await findPersonByEmail(authDb, email)
    await recordSignIn(authDb, person?.id ?? null, { action, details: { step: "password" } })
  }
  return orUnavailable(record())
}

/** Counts an attempt with a code. False when there were too many, which the audit records. */
export async function mayTryCode(app: DeskVisit, { headers }: Request) {
  const { authDb } = app.staff
  const browser = { publicUrl: app.publicUrl, headers }
  const device = await orUnavailable(findKnownDevice(authDb, browser))
  const mayTry = await orUnavailable(
    app.spendLimits(codeSpends({ clientNetwork: app.clientNetwork, device })),
  )
  if (!mayTry)
    await orUnavailable(
      recordSignIn(authDb, null, { action: "entrada_bloqueada", details: { step: "code" } }),
    )
  return mayTry
}

type Confirmed = { headers: Headers; personId: string }

/**
 * The headers of a complete sign-in: the session's cookies, and the one that makes this browser a known device. The audit
 * records the sign-in first.
 */
export async function signedInHeaders(
  app: DeskVisit,
  { headers }: Request,
  confirmed: Confirmed,
  event: SignInEvent,
) {
  await recordSignIn(app.staff.authDb, confirmed.personId, event)
  const answer = withCookies(confirmed.headers)
  const browser = { publicUrl: app.publicUrl, headers }
  answer.append("set-cookie", await rememberDevice(app.staff.authDb, browser, confirmed.personId))
  return answer
}
