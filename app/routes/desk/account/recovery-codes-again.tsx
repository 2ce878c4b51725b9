import { href } from "react-router"
import { credentialText } from "../../../staff/account/account-text.ts"
import { renewRecoveryCodes } from "../../../staff/account/renew-second-factor.server.ts"
import { RecoveryCodes } from "../../../staff/sign-in/recovery-codes.tsx"
import { SignInStep } from "../../../staff/sign-in/sign-in-step.tsx"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import type { Route } from "./+types/recovery-codes-again"
import { accountOf } from "./account-desk.server.ts"

const accountAddress = href("/painel/conta")

export default function RecoveryCodesAgain({ loaderData, actionData }: Route.ComponentProps) {
  const texts = credentialText.codes
  if (actionData) return <RecoveryCodes codes={actionData.codes} action={accountAddress} />
  return (
    <SignInStep
      intent="renew"
      above={loaderData.name}
      title={texts.title}
      submit={texts.submit}
      back={{ label: credentialText.back, href: accountAddress }}
    >
      <p>{texts.text}</p>
    </SignInStep>
  )
}

export function loader({ context }: Route.LoaderArgs) {
  return { name: context.get(deskContext).person.name }
}

export async function action({ context }: Route.ActionArgs) {
  return { codes: await renewRecoveryCodes(accountOf(context)) }
}

export const meta = () => deskMeta(credentialText.codes.title)
