import { data, href } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { credentialText } from "../../../staff/account/account-text.ts"
import { confirmNewSecret, newSecretUri } from "../../../staff/account/renew-second-factor.server.ts"
import { EnrolForm } from "../../../staff/sign-in/enrol-form.tsx"
import { RecoveryCodes } from "../../../staff/sign-in/recovery-codes.tsx"
import { signInText } from "../../../staff/sign-in/sign-in-text.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { enrolmentOf, readEnrolment } from "../sign-in/enrolment.ts"
import type { Route } from "./+types/second-factor-again"
import { accountOf } from "./account-desk.server.ts"

const accountAddress = href("/painel/conta")

export default function SecondFactorAgain({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.codes) return <RecoveryCodes codes={actionData.codes} action={accountAddress} />
  const { uri, square, secret } = actionData?.enrolment ?? loaderData.enrolment
  return (
    <EnrolForm
      matrix={square}
      secret={secret}
      texts={credentialText.secondFactor}
      back={{ label: credentialText.back, href: accountAddress }}
      error={actionData?.error ?? undefined}
    >
      <input type="hidden" name="uri" value={uri} />
    </EnrolForm>
  )
}

export function loader({ context }: Route.LoaderArgs) {
  const uri = newSecretUri(context.get(deskContext).person.email)
  return { enrolment: enrolmentOf({ uri, recoveryCodes: [] }) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const enrolment = readEnrolment(form)
  const code = formText(form, "code").replaceAll(/\D/g, "")
  const codes = enrolment
    ? await confirmNewSecret(accountOf(context), { uri: enrolment.uri, code })
    : "refused"
  if (codes !== "refused") return data({ codes, enrolment: null, error: null })
  return data(
    { codes: null, enrolment: enrolment && enrolmentOf(enrolment), error: signInText.enrol.refused },
    { status: 401 },
  )
}

export const meta = () => deskMeta(credentialText.secondFactor.title)
