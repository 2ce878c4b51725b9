import { Field } from "../../ui/controls/field.tsx"
import { SignInStep } from "./sign-in-step.tsx"
import { signInText } from "./sign-in-text.ts"

type Props = {
  email?: string
  error?: string | undefined
  codeHref: string
  backHref: string
  action?: string
}

/** The second step without the phone: one of the recovery codes. */
export function RecoveryForm({ email, error, codeHref, backHref, action }: Props) {
  const texts = signInText.recovery
  return (
    <SignInStep
      intent="recovery"
      above={email ? `${signInText.code.step}, ${email}` : signInText.code.step}
      title={texts.title}
      submit={texts.submit}
      action={action}
      after={
        <>
          <p>
            <a href={codeHref}>{texts.otherWay}</a>
          </p>
          <p>
            <a href={backHref}>{signInText.code.back}</a>
          </p>
        </>
      }
    >
      <p>{texts.text}</p>
      <Field id="codigo-de-recuperacao" name="code" label={texts.label} error={error}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            required
          />
        )}
      </Field>
    </SignInStep>
  )
}
