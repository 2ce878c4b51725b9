import { Button } from "../../ui/controls/button.tsx"
import { KeyIcon } from "../../ui/tiles/icon.tsx"
import { SignInError } from "../sign-in/sign-in-step.tsx"
import { signChallenge } from "./browser-passkeys.client.ts"
import style from "./passkey-sign-in.module.css"
import { passkeyText } from "./passkey-text.ts"
import { usePasskey } from "./use-passkey.ts"

type Props = {
  label: string
  /** Where the challenge comes from. */
  optionsHref: string
  error?: string | undefined
}

/** The other way to sign in or to confirm: a passkey instead of password and code. */
export function PasskeySignIn({ label, optionsHref, error }: Props) {
  const { form, field, isSupported, state, start } = usePasskey(() => signChallenge(optionsHref))
  const fault = state === "idle" ? error : state === "asking" ? null : passkeyText[state]
  if (!isSupported) return error ? <SignInError id="chave-erro">{error}</SignInError> : null
  return (
    <form ref={form} method="post" className={style.passkey}>
      <input type="hidden" name="intent" value="passkey" />
      <input ref={field} type="hidden" name="credential" />
      <p className={style.or}>{passkeyText.or}</p>
      <Button look="quiet" disabled={state === "asking"} onClick={() => void start()}>
        <KeyIcon />
        {state === "asking" ? passkeyText.asking : label}
      </Button>
      {fault && <SignInError id="chave-erro">{fault}</SignInError>}
    </form>
  )
}
