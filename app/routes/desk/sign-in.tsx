import { redirect } from "react-router"
import { formText } from "../../platform/form-text.ts"
import { gateWords } from "../../staff/content/gate-words.ts"
import { deleteExpiredVerifications } from "../../staff/credential-store.server.ts"
import { Gate } from "../../staff/gate.tsx"
import { signInWithPassword } from "../../staff/sign-in.server.ts"
import { SignInForm } from "../../staff/sign-in-form.tsx"
import { worldContext } from "../world.ts"
import type { Route } from "./+types/sign-in"
import { gateMeta } from "./gate-meta.ts"
import { returnParameter, returnPathOf } from "./return-path.ts"
import { signInSpends } from "./sign-in-limits.ts"
import { gateFault, gateHeaders, withCookies } from "./staff-answer.ts"

export const handle = { isBare: true }

export const action = async ({ request, context, url }: Route.ActionArgs) => {
  const { staff, spendLimits, clientAddress } = context.get(worldContext)
  const form = await request.formData()
  const email = formText(form, "email").trim().toLowerCase()
  if (!(await spendLimits(signInSpends(email, clientAddress)))) return gateFault(gateWords.tooMany, 429)
  const password = formText(form, "password")
  const outcome = await signInWithPassword(staff.auth, request.headers, { email, password })
  if (outcome === "refused") return gateFault(gateWords.password.refused, 401)
  await deleteExpiredVerifications(staff.authDb)
  const back = `?${returnParameter}=${encodeURIComponent(returnPathOf(url))}`
  const next = outcome.next === "code" ? `/painel/entrar/codigo${back}` : "/painel/segundo-fator"
  return redirect(next, { status: 303, headers: withCookies(outcome.headers) })
}

export const headers = gateHeaders
export const meta = () => gateMeta(gateWords.password.title)

export default function SignIn({ actionData }: Route.ComponentProps) {
  return (
    <Gate>
      <SignInForm error={actionData?.error} />
    </Gate>
  )
}
