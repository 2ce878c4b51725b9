import { CodeInput } from "../../ui/controls/code-input.tsx"
import { Field } from "../../ui/controls/field.tsx"
import { PasswordInput } from "../../ui/controls/password-input.tsx"
import frame from "./sign-in-frame.module.css"
import { SignInError, SignInStep } from "./sign-in-step.tsx"
import { passwordTexts, signInText } from "./sign-in-text.ts"

type Props = {
  name: string
  backHref: string
  /** A passkey, whose form follows. */
  hasOtherWay: boolean
  /** The proof is asked for because of many leads read in an hour. */
  isForManyReads: boolean
  error?: string | undefined
}

/** Asks for password and code once more before a dangerous action. */
export function ConfirmForm({ name, backHref, hasOtherWay, isForManyReads, error }: Props) {
  const texts = signInText.confirm
  const faulty = error ? { "aria-invalid": true as const, "aria-describedby": "confirmar-erro" } : {}
  return (
    <SignInStep
      intent="confirm"
      above={name}
      title={texts.title}
      submit={texts.submit}
      back={{ label: texts.back, href: backHref }}
      after={!hasOtherWay && <p>{texts.lost}</p>}
    >
      <p>{isForManyReads ? texts.manyReads : texts.text}</p>
      <Field id="senha" name="password" label="Senha">
        {(control) => (
          <PasswordInput
            {...control}
            {...faulty}
            texts={passwordTexts}
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <div>
        <label htmlFor="codigo" className={frame.label}>
          {texts.code}
        </label>
        <CodeInput id="codigo" name="code" {...faulty} />
      </div>
      {error && <SignInError id="confirmar-erro">{error}</SignInError>}
    </SignInStep>
  )
}
