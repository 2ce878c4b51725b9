import { href, redirect } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { CodeForm } from "../../../staff/sign-in/code-form.tsx"
import { RecoveryForm } from "../../../staff/sign-in/recovery-form.tsx"
import { signInWithCode, signInWithRecoveryCode } from "../../../staff/sign-in/sign-in.server.ts"
import { Gate } from "../../../staff/sign-in/sign-in-frame.tsx"
import { gateWords } from "../../../staff/sign-in/sign-in-text.ts"
import { worldContext } from "../../app-context.ts"
import { returnParameter, returnPathOf } from "../return-path.ts"
import type { Route } from "./+types/sign-in-code"
import { codeSpends } from "./sign-in-limits.ts"
import { gateMeta } from "./sign-in-meta.ts"
import { gateFault, gateHeaders, withCookies } from "./staff-answer.ts"

export const handle = { isBare: true }

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const { isRecovery: isByPaper, codeHref, recoveryHref, backHref } = loaderData
  const error = actionData?.error
  return (
    <Gate>
      {isByPaper ? (
        <RecoveryForm error={error} codeHref={codeHref} backHref={backHref} />
      ) : (
        <CodeForm error={error} recoveryHref={recoveryHref} backHref={backHref} />
      )}
    </Gate>
  )
}

/** One page, two ways: the phone's six digits, or `?modo=recuperacao` for a code from paper. */
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
  const { staff, spendLimits, clientAddress } = context.get(worldContext)
  if (!(await spendLimits(codeSpends(clientAddress)))) return gateFault(gateWords.tooMany, 429)
  const code = formText(await request.formData(), "code").trim()
  const answered = isRecovery(url)
    ? await signInWithRecoveryCode(staff.auth, request.headers, code)
    : await signInWithCode(staff.auth, request.headers, code.replaceAll(/\D/g, ""))
  const words = isRecovery(url) ? gateWords.recovery : gateWords.code
  if (answered === "refused") return gateFault(words.refused, 401)
  return redirect(returnPathOf(url), { status: 303, headers: withCookies(answered.headers) })
}

export const headers = gateHeaders
export const meta = () => gateMeta(gateWords.code.title)
