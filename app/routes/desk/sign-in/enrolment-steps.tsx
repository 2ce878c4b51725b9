import { href } from "react-router"
import { EnrolForm } from "../../../staff/sign-in/enrol-form.tsx"
import { PasswordAgainForm } from "../../../staff/sign-in/password-again-form.tsx"
import { RecoveryCodes } from "../../../staff/sign-in/recovery-codes.tsx"
import { SignInFrame } from "../../../staff/sign-in/sign-in-frame.tsx"
import type { EnrolmentView } from "./enrolment.ts"

type Props = { error: string | null; enrolment: EnrolmentView | null; codes: readonly string[] | null }

export const firstStep: Props = { error: null, enrolment: null, codes: null }
const address = href("/painel/segundo-fator")

/** The current step of the enrolment: the password again, the QR code, or the recovery codes. */
export function EnrolmentSteps({ error, enrolment, codes }: Props) {
  const fault = error ?? undefined
  if (codes)
    return (
      <SignInFrame>
        <RecoveryCodes codes={codes} action={address} />
      </SignInFrame>
    )
  if (!enrolment)
    return (
      <SignInFrame>
        <PasswordAgainForm error={fault} action={address} />
      </SignInFrame>
    )
  const { uri, recoveryCodes, square, secret } = enrolment
  return (
    <SignInFrame>
      <EnrolForm matrix={square} secret={secret} error={fault} action={address}>
        <input type="hidden" name="uri" value={uri} />
        {recoveryCodes.map((code) => (
          <input key={code} type="hidden" name="shown_code" value={code} />
        ))}
      </EnrolForm>
    </SignInFrame>
  )
}
