import { Field } from "../../ui/controls/field.tsx"
import { PasswordInput } from "../../ui/controls/password-input.tsx"
import { SignInStep } from "./sign-in-step.tsx"
import { passwordTexts, signInText } from "./sign-in-text.ts"

type Props = { error?: string | undefined; action?: string }

/** A second factor that was left unfinished begins anew, and asks once more who this is. */
export function PasswordAgainForm({ error, action }: Props) {
  const words = signInText.again
  return (
    <SignInStep intent="again" title={words.title} submit={words.submit} action={action}>
      <p>{words.text}</p>
      <Field id="senha" name="password" label="Senha" error={error}>
        {(control) => (
          <PasswordInput {...control} texts={passwordTexts} autoComplete="current-password" required />
        )}
      </Field>
    </SignInStep>
  )
}
