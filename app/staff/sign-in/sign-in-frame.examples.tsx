import { InvitationForm } from "../people/invitation-form.tsx"
import { CodeForm } from "./code-form.tsx"
import { EnrolForm } from "./enrol-form.tsx"
import { RecoveryCodes } from "./recovery-codes.tsx"
import { RecoveryForm } from "./recovery-form.tsx"
import { SignInForm } from "./sign-in-form.tsx"
import { SignInFrame, SignInMessage } from "./sign-in-frame.tsx"
import { signInText } from "./sign-in-text.ts"

const email = "beatriz@webplan.example"
const person = { name: "Beatriz Modelo", email, role: "atendente" } as const

/** Looks like a QR code but encodes nothing. */
const matrix = Array.from({ length: 29 }, (_, y) =>
  Array.from({ length: 29 }, (_, x) => {
    const corner = (left: number, top: number) => {
      const inside = x >= left && x < left + 7 && y >= top && y < top + 7
      const ring = Math.max(Math.abs(x - left - 3), Math.abs(y - top - 3))
      return inside ? ring !== 2 : null
    }
    return corner(0, 0) ?? corner(22, 0) ?? corner(0, 22) ?? (x * 7 + y * 11 + x * y) % 3 === 0
  }),
)

export function SignInPage() {
  return (
    <SignInFrame>
      <SignInForm />
    </SignInFrame>
  )
}

export function RefusedPage() {
  return (
    <SignInFrame>
      <SignInForm email={email} error={signInText.password.refused} />
    </SignInFrame>
  )
}

export function CodePage() {
  return (
    <SignInFrame>
      <CodeForm email={email} recoveryHref="#recuperar" backHref="#voltar" />
    </SignInFrame>
  )
}

export function CodeRefusedPage() {
  return (
    <SignInFrame>
      <CodeForm email={email} error={signInText.code.refused} recoveryHref="#recuperar" backHref="#voltar" />
    </SignInFrame>
  )
}

export function RecoveryPage() {
  return (
    <SignInFrame>
      <RecoveryForm email={email} error={signInText.recovery.refused} codeHref="#codigo" backHref="#voltar" />
    </SignInFrame>
  )
}

export function InvitationPage() {
  return (
    <SignInFrame>
      <InvitationForm person={person} />
    </SignInFrame>
  )
}

export function InvitationGonePage() {
  return (
    <SignInFrame>
      <SignInMessage {...signInText.invitation.gone} link={{ label: "Entrar", href: "#entrar" }} />
    </SignInFrame>
  )
}

export function EnrolPage() {
  return (
    <SignInFrame>
      <EnrolForm matrix={matrix} secret="JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP" />
    </SignInFrame>
  )
}

export function RecoveryCodesPage() {
  return (
    <SignInFrame>
      <RecoveryCodes
        codes={[
          "a1b2c-d3e4f-g5h6i-j7k8l-m9n0o",
          "p1q2r-s3t4u-v5w6x-y7z8a-b9c0d",
          "e1f2g-h3i4j-k5l6m-n7o8p-q9r0s",
          "t1u2v-w3x4y-z5a6b-c7d8e-f9g0h",
        ]}
      />
    </SignInFrame>
  )
}
