import { Field } from "../../ui/controls/field.tsx"
import { PasswordInput } from "../../ui/controls/password-input.tsx"
import { passwordTexts, signInText } from "../sign-in/sign-in-text.ts"
import { passwordLength } from "./password-length.ts"

/** The field in which a person chooses a password. */
export function NewPasswordField({ error }: { error: string | undefined }) {
  const { label, rule } = signInText.invitation
  return (
    <Field id="senha-nova" name="password" label={label} hint={rule} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          texts={passwordTexts}
          autoComplete="new-password"
          minLength={passwordLength.min}
          maxLength={passwordLength.max}
          required
        />
      )}
    </Field>
  )
}
