import { href, redirect } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { recordSignIn } from "../../../staff/audit/audit-store.server.ts"
import { PasskeySignIn } from "../../../staff/passkeys/passkey-sign-in.tsx"
import { passkeyText } from "../../../staff/passkeys/passkey-text.ts"
import { signInWithPasskey } from "../../../staff/passkeys/passkeys.server.ts"
import { deleteExpiredVerifications } from "../../../staff/sign-in/credential-store.server.ts"
import { endReplacedSession } from "../../../staff/sign-in/renew-session.server.ts"
import { signInWithPassword } from "../../../staff/sign-in/sign-in.server.ts"
import { SignInForm } from "../../../staff/sign-in/sign-in-form.tsx"
import { SignInFrame } from "../../../staff/sign-in/sign-in-frame.tsx"
import { signInText } from "../../../staff/sign-in/sign-in-text.ts"
import { type DeskVisit, deskAppContext } from "../../app-context.ts"
import { orUnavailable } from "../../or-unavailable.server.ts"
import { deskMeta } from "../desk-meta.ts"
import { returnParameter, returnPathOf } from "../return-path.ts"
import type { Route } from "./+types/sign-in"
import { mayTryCode, mayTryPassword, recordPasswordEvent, signedInHeaders } from "./spend-attempt.server.ts"
import { passkeyFault, signInFault, signInHeaders, withCookies } from "./staff-answer.ts"

export const handle = { isBare: true }

export default function SignIn({ actionData }: Route.ComponentProps) {
  return (
    <SignInFrame>
      <SignInForm error={actionData?.error ?? undefined} />
      <PasskeySignIn
        label={passkeyText.signIn}
        optionsHref={href("/painel/entrar/chave")}
        error={actionData?.passkeyError ?? undefined}
      />
    </SignInFrame>
  )
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const app = context.get(deskAppContext)
  const form = await request.formData()
  if (form.has("credential")) return signInByPasskey(app, request, url, formText(form, "credential"))
  const email = formText(form, "email").trim().toLowerCase()
  if (!(await mayTryPassword(app, request, email))) return signInFault(signInText.tooMany, 429)
  const password = formText(form, "password")
  const outcome = await orUnavailable(
    signInWithPassword(app.staff.auth, request.headers, { email, password }),
  )
  if (outcome === "refused") {
    await recordPasswordEvent(app, email, "entrada_recusada")
    return signInFault(signInText.password.refused, 401)
  }
  if (outcome.next === "enrol")
    await recordSignIn(app.staff.authDb, outcome.personId, {
      action: "entrou",
      details: { method: "password" },
    })
  await endReplacedSession(app.staff, request.headers)
  await deleteExpiredVerifications(app.staff.authDb)
  const back = `?${returnParameter}=${encodeURIComponent(returnPathOf(url))}`
  const next = outcome.next === "code" ? href("/painel/entrar/codigo") + back : href("/painel/segundo-fator")
  return redirect(next, { status: 303, headers: withCookies(outcome.headers) })
}

async function signInByPasskey(app: DeskVisit, request: Request, url: URL, credential: string) {
  if (!(await mayTryCode(app, request))) return passkeyFault(signInText.tooMany, 429)
  const outcome = await signInWithPasskey(app.staff, request.headers, credential)
  if (outcome === "refused") {
    await recordSignIn(app.staff.authDb, null, { action: "entrada_recusada", details: { step: "passkey" } })
    return passkeyFault(passkeyText.refused, 401)
  }
  await endReplacedSession(app.staff, request.headers)
  const event = { action: "entrou", details: { method: "passkey" } } as const
  const headers = await signedInHeaders(app, request, outcome, event)
  return redirect(returnPathOf(url), { status: 303, headers })
}

export const headers = signInHeaders
export const meta = () => deskMeta(signInText.password.title)
