import { Field } from "../../ui/controls/field.tsx"
import { PasswordInput } from "../../ui/controls/password-input.tsx"
import { SignInStep } from "./sign-in-step.tsx"
import { passwordTexts, signInText } from "./sign-in-text.ts"

type Props = { error?: string | undefined; action?: string }

/** Asks for the password again before an unfinished setup of the second factor restarts. */
export function PasswordAgainForm({ error, action }: Props) {
  const texts = signInText.again
  return (
    <SignInStep intent="again" title={texts.title} submit={texts.submit} action={action}>
      <p>{texts.text}</p>
      <Field id="senha" name="password" label="Senha" error={error}>
        {(control) => (
          <PasswordInput {...control} texts={passwordTexts} autoComplete="current-password" required />
        )}
      </Field>
    </SignInStep>
  )
}
