import type { ReactNode } from "react"
import { CodeInput } from "../../ui/controls/code-input.tsx"
import { QrCode } from "../../ui/tiles/qr-code.tsx"
import style from "./enrol-form.module.css"
import frame from "./sign-in-frame.module.css"
import { SignInError, SignInStep } from "./sign-in-step.tsx"
import { signInText } from "./sign-in-text.ts"

type Props = {
  /** The modules of the QR code, true for dark. */
  matrix: readonly (readonly boolean[])[]
  secret: string
  error?: string | undefined
  action?: string
  /** For somebody who sets it up again. */
  texts?: { above: string; title: string; text: string }
  back?: { label: string; href: string }
  /** Hidden fields. */
  children?: ReactNode
}

/** Sets up the second factor: the phone scans the secret, and the person types the first code. */
export function EnrolForm({ matrix, secret, error, action, texts: again, back, children }: Props) {
  const texts = signInText.enrol
  return (
    <SignInStep
      intent="enrol"
      above={again?.above ?? texts.step}
      title={again?.title ?? texts.title}
      submit={texts.submit}
      action={action}
      back={back}
    >
      {children}
      {again && <p>{again.text}</p>}
      <p>{texts.text}</p>
      <div className={style.scan}>
        <QrCode matrix={matrix} label={texts.qr} />
        <div>
          <p className={style.soft}>{texts.byHand}</p>
          <p className={style.secret}>{inGroups(secret)}</p>
        </div>
      </div>
      <div>
        <label htmlFor="primeiro-codigo" className={frame.label}>
          {texts.label}
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
