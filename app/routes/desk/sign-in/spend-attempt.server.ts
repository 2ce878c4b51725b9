import { findKnownDevice, rememberDevice } from "../../../staff/sign-in/known-device.server.ts"
import type { DeskVisit } from "../../app-context.ts"
import { orUnavailable } from "../../or-unavailable.server.ts"
import { codeSpends, passwordSpends } from "./sign-in-limits.ts"
import { withCookies } from "./staff-answer.ts"

/** Counts an attempt with a password. False when there were too many. */
export async function mayTryPassword(app: DeskVisit, { headers }: Request, email: string) {
  const browser = { publicUrl: app.publicUrl, headers }
  const device = await orUnavailable(findKnownDevice(app.staff.authDb, browser, email))
  return orUnavailable(app.spendLimits(passwordSpends(email, { clientNetwork: app.clientNetwork, device })))
}

/** Counts an attempt with a code. False when there were too many. */
export async function mayTryCode(app: DeskVisit, { headers }: Request) {
  const browser = { publicUrl: app.publicUrl, headers }
  const device = await orUnavailable(findKnownDevice(app.staff.authDb, browser))
  return orUnavailable(app.spendLimits(codeSpends({ clientNetwork: app.clientNetwork, device })))
}

type Confirmed = { headers: Headers; personId: string }

/** The headers of a complete sign-in: the session's cookies, and the one that makes this browser a known device. */
export async function signedInHeaders(app: DeskVisit, { headers }: Request, confirmed: Confirmed) {
  const answer = withCookies(confirmed.headers)
  const browser = { publicUrl: app.publicUrl, headers }
  answer.append("set-cookie", await rememberDevice(app.staff.authDb, browser, confirmed.personId))
  return answer
}
