import { href, redirect } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { deleteExpiredVerifications } from "../../../staff/sign-in/credential-store.server.ts"
import { signInWithPassword } from "../../../staff/sign-in/sign-in.server.ts"
import { SignInForm } from "../../../staff/sign-in/sign-in-form.tsx"
import { Gate } from "../../../staff/sign-in/sign-in-frame.tsx"
import { gateWords } from "../../../staff/sign-in/sign-in-text.ts"
import { worldContext } from "../../app-context.ts"
import { returnParameter, returnPathOf } from "../return-path.ts"
import type { Route } from "./+types/sign-in"
import { signInSpends } from "./sign-in-limits.ts"
import { gateMeta } from "./sign-in-meta.ts"
import { gateFault, gateHeaders, withCookies } from "./staff-answer.ts"

export const handle = { isBare: true }

export default function SignIn({ actionData }: Route.ComponentProps) {
  return (
    <Gate>
      <SignInForm error={actionData?.error} />
    </Gate>
  )
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { staff, spendLimits, clientAddress } = context.get(worldContext)
  const form = await request.formData()
  const email = formText(form, "email").trim().toLowerCase()
  if (!(await spendLimits(signInSpends(email, clientAddress)))) return gateFault(gateWords.tooMany, 429)
  const password = formText(form, "password")
  const outcome = await signInWithPassword(staff.auth, request.headers, { email, password })
  if (outcome === "refused") return gateFault(gateWords.password.refused, 401)
  await deleteExpiredVerifications(staff.authDb)
  const back = `?${returnParameter}=${encodeURIComponent(returnPathOf(url))}`
  const next = outcome.next === "code" ? href("/painel/entrar/codigo") + back : href("/painel/segundo-fator")
  return redirect(next, { status: 303, headers: withCookies(outcome.headers) })
}

export const headers = gateHeaders
export const meta = () => gateMeta(gateWords.password.title)
