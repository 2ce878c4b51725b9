import { InvitationForm } from "../people/invitation-form.tsx"
import { CodeForm } from "./code-form.tsx"
import { EnrolForm } from "./enrol-form.tsx"
import { RecoveryCodes } from "./recovery-codes.tsx"
import { RecoveryForm } from "./recovery-form.tsx"
import { SignInForm } from "./sign-in-form.tsx"
import { Gate, GateMessage } from "./sign-in-frame.tsx"
import { gateWords } from "./sign-in-text.ts"

const email = "beatriz@webplan.example"
const person = { name: "Beatriz Modelo", email, role: "atendente" } as const

/** Looks like a code, opens nothing. */
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
    <Gate>
      <SignInForm />
    </Gate>
  )
}

export function RefusedPage() {
  return (
    <Gate>
      <SignInForm email={email} error={gateWords.password.refused} />
    </Gate>
  )
}

export function CodePage() {
  return (
    <Gate>
      <CodeForm email={email} recoveryHref="#recuperar" backHref="#voltar" />
    </Gate>
  )
}

export function CodeRefusedPage() {
  return (
    <Gate>
      <CodeForm email={email} error={gateWords.code.refused} recoveryHref="#recuperar" backHref="#voltar" />
    </Gate>
  )
}

export function RecoveryPage() {
  return (
    <Gate>
      <RecoveryForm email={email} error={gateWords.recovery.refused} codeHref="#codigo" backHref="#voltar" />
    </Gate>
  )
}

export function InvitationPage() {
  return (
    <Gate>
      <InvitationForm person={person} />
    </Gate>
  )
}

export function InvitationGonePage() {
  return (
    <Gate>
      <GateMessage {...gateWords.invitation.gone} wayOut={{ label: "Entrar", href: "#entrar" }} />
    </Gate>
  )
}

export function EnrolPage() {
  return (
    <Gate>
      <EnrolForm matrix={matrix} secret="JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP" />
    </Gate>
  )
}

export function RecoveryCodesPage() {
  return (
    <Gate>
      <RecoveryCodes
        codes={["a1b2c-d3e4f", "g5h6i-j7k8l", "m9n0o-p1q2r", "s3t4u-v5w6x", "y7z8a-b9c0d", "e1f2g-h3i4j"]}
      />
    </Gate>
  )
}
