import { beginPasskeySignIn } from "../../../staff/passkeys/passkeys.server.ts"
import { deleteExpiredVerifications } from "../../../staff/sign-in/credential-store.server.ts"
import { deskAppContext } from "../../app-context.ts"
import type { Route } from "./+types/passkey-options"
import { mayTryCode } from "./spend-attempt.server.ts"
import { signInHeaders, withCookies } from "./staff-answer.ts"

/** The challenge that a passkey signs, as JSON for the script of the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(deskAppContext)
  if (!(await mayTryCode(app, request))) return new Response(null, { status: 429, headers: signInHeaders() })
  await deleteExpiredVerifications(app.staff.authDb)
  const { options, headers } = await beginPasskeySignIn(app.staff.auth, request.headers)
  return Response.json(options, { headers: withCookies(headers) })
}
