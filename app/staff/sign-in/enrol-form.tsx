import type { ReactNode } from "react"
import { CodeInput } from "../../ui/controls/code-input.tsx"
import { QrCode } from "../../ui/tiles/qr-code.tsx"
import style from "./enrol-form.module.css"
import gate from "./sign-in-frame.module.css"
import { SignInError, SignInStep } from "./sign-in-step.tsx"
import { signInText } from "./sign-in-text.ts"

type Props = {
  /** The modules of the code, true where dark. */
  matrix: readonly (readonly boolean[])[]
  secret: string
  error?: string | undefined
  action?: string
  /** What the form carries along unseen. */
  children?: ReactNode
}

/** A second factor is made: the phone reads the secret and answers with a first code. */
export function EnrolForm({ matrix, secret, error, action, children }: Props) {
  const words = signInText.enrol
  return (
    <SignInStep intent="enrol" above={words.step} title={words.title} submit={words.submit} action={action}>
      {children}
      <p>{words.text}</p>
      <div className={style.scan}>
        <QrCode matrix={matrix} label={words.qr} />
        <div>
          <p className={style.soft}>{words.byHand}</p>
          <p className={style.secret}>{inGroups(secret)}</p>
        </div>
      </div>
      <div>
        <label htmlFor="primeiro-codigo" className={gate.label}>
          {words.label}
        </label>
        <CodeInput
          id="primeiro-codigo"
          name="code"
          {...(error ? { "aria-invalid": true, "aria-describedby": "primeiro-codigo-erro" } : {})}
        />
      </div>
      {error && <SignInError id="primeiro-codigo-erro">{error}</SignInError>}
    </SignInStep>
  )
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret
