import { href, redirect } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import type { SignInEvent } from "../../../staff/audit/audit-store.server.ts"
import { CodeForm } from "../../../staff/sign-in/code-form.tsx"
import { RecoveryForm } from "../../../staff/sign-in/recovery-form.tsx"
import { signInWithCode, signInWithRecoveryCode } from "../../../staff/sign-in/sign-in.server.ts"
import { SignInFrame } from "../../../staff/sign-in/sign-in-frame.tsx"
import { signInText } from "../../../staff/sign-in/sign-in-text.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { returnParameter, returnPathOf } from "../return-path.ts"
import type { Route } from "./+types/sign-in-code"
import { mayTryCode, signedInHeaders } from "./spend-attempt.server.ts"
import { signInFault, signInHeaders } from "./staff-answer.ts"

export const handle = { isBare: true }

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const { isRecovery: isRecoveryPage, codeHref, recoveryHref, backHref } = loaderData
  const error = actionData?.error
  return (
    <SignInFrame>
      {isRecoveryPage ? (
        <RecoveryForm error={error} codeHref={codeHref} backHref={backHref} />
      ) : (
        <CodeForm error={error} recoveryHref={recoveryHref} backHref={backHref} />
      )}
    </SignInFrame>
  )
}

/** The page accepts the six digits of the phone or, with `?modo=recuperacao`, a recovery code. */
const isRecovery = (url: URL) => url.searchParams.get("modo") === "recuperacao"

export function loader({ url }: Route.LoaderArgs) {
  const back = new URLSearchParams({ [returnParameter]: returnPathOf(url) }).toString()
  return {
    isRecovery: isRecovery(url),
    codeHref: `?${back}`,
    recoveryHref: `?modo=recuperacao&${back}`,
    backHref: `${href("/painel/entrar")}?${back}`,
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const app = context.get(deskAppContext)
  const { auth } = app.staff
  if (!(await mayTryCode(app, request))) return signInFault(signInText.tooMany, 429)
  const code = formText(await request.formData(), "code").trim()
  const outcome = isRecovery(url)
    ? await signInWithRecoveryCode(auth, request.headers, code)
    : await signInWithCode(auth, request.headers, code.replaceAll(/\D/g, ""))
  const text = isRecovery(url) ? signInText.recovery : signInText.code
  if (outcome === "refused") return signInFault(text.refused, 401)
  const event: SignInEvent = isRecovery(url)
    ? { action: "entrou_com_recuperacao" }
    : { action: "entrou", details: { method: "code" } }
  const headers = await signedInHeaders(app, request, outcome, event)
  return redirect(returnPathOf(url), { status: 303, headers })
}

export const headers = signInHeaders
export const meta = () => deskMeta(signInText.code.title)
