import { href, redirect } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { recordSignIn, type SignInEvent } from "../../../staff/audit/audit-store.server.ts"
import { PasskeySignIn } from "../../../staff/passkeys/passkey-sign-in.tsx"
import { hasPasskey } from "../../../staff/passkeys/passkey-store.server.ts"
import { passkeyText } from "../../../staff/passkeys/passkey-text.ts"
import { proveWithPasskey } from "../../../staff/passkeys/passkeys.server.ts"
import { ConfirmForm } from "../../../staff/sign-in/confirm-form.tsx"
import { proveAgain } from "../../../staff/sign-in/fresh-proof.server.ts"
import { signInText } from "../../../staff/sign-in/sign-in-text.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { isForManyReads, returnPathOf } from "../return-path.ts"
import type { Route } from "./+types/confirm"
import { proofsPerPerson } from "./sign-in-limits.ts"
import { passkeyFault, signInFault, withCookies } from "./staff-answer.ts"

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { name, backHref, canUsePasskey, isForManyReads } = loaderData
  return (
    <>
      <ConfirmForm
        name={name}
        backHref={backHref}
        hasOtherWay={canUsePasskey}
        isForManyReads={isForManyReads}
        error={actionData?.error ?? undefined}
      />
      {canUsePasskey && (
        <PasskeySignIn
          label={passkeyText.confirm}
          optionsHref={href("/painel/entrar/chave")}
          error={actionData?.passkeyError ?? undefined}
        />
      )}
    </>
  )
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { person } = context.get(deskContext)
  return {
    name: person.name,
    backHref: isForManyReads(url) ? href("/painel/conta") : returnPathOf(url),
    isForManyReads: isForManyReads(url),
    canUsePasskey: await hasPasskey(context.get(deskAppContext).staff.authDb, person.id),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { staff, spendLimits } = context.get(deskAppContext)
  const { person, sessionId } = context.get(deskContext)
  const form = await request.formData()
  const isPasskey = form.has("credential")
  const fault = isPasskey ? passkeyFault : signInFault
  const record = (event: SignInEvent) => recordSignIn(staff.authDb, person.id, event)
  if (!(await spendLimits([{ limit: proofsPerPerson, subject: person.id }]))) {
    await record({ action: "confirmacao_bloqueada" })
    return fault(signInText.tooMany, 429)
  }
  const outcome = isPasskey
    ? await proveWithPasskey(staff, request.headers, {
        sessionId,
        personId: person.id,
        credential: formText(form, "credential"),
      })
    : await proveAgain(staff, request.headers, {
        sessionId,
        password: formText(form, "password"),
        code: formText(form, "code").replaceAll(/\D/g, ""),
      })
  if (outcome === "refused") {
    await record({ action: "confirmacao_recusada" })
    return fault(isPasskey ? passkeyText.refused : signInText.confirm.refused, 401)
  }
  await record({ action: "identidade_confirmada" })
  return redirect(returnPathOf(url), { status: 303, headers: withCookies(outcome) })
}

export const meta = () => deskMeta(signInText.confirm.title)
