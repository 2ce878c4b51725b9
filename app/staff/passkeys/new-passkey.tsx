import { Button } from "../../ui/controls/button.tsx"
import { SignInError } from "../sign-in/sign-in-step.tsx"
import { createPasskey } from "./browser-passkeys.client.ts"
import style from "./new-passkey.module.css"
import { passkeyText } from "./passkey-text.ts"
import { usePasskey } from "./use-passkey.ts"

type Props = {
  /** Gives the options for the device and stores what it created. */
  action: string
  label: string
  /** Shown in a browser without passkeys, and without script. */
  unsupported: string
}

/** The button that creates a passkey on this device. */
export function NewPasskey({ action, label, unsupported }: Props) {
  const { form, field, isSupported, state, start } = usePasskey(() => createPasskey(action))
  if (!isSupported) return <p className={style.create}>{unsupported}</p>
  return (
    <form ref={form} method="post" action={action} className={style.create}>
      <input type="hidden" name="intent" value="register" />
      <input ref={field} type="hidden" name="credential" />
      <Button disabled={state === "asking"} onClick={() => void start()}>
        {state === "asking" ? passkeyText.asking : label}
      </Button>
      {(state === "cancelled" || state === "failed") && (
        <SignInError id="chave-nova-erro">{passkeyText.notCreated}</SignInError>
      )}
    </form>
  )
}
