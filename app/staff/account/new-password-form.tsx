import { Field } from "../../ui/controls/field.tsx"
import { PasswordInput } from "../../ui/controls/password-input.tsx"
import { NewPasswordField } from "../passwords/new-password-field.tsx"
import type { StaffPerson } from "../people/staff-person.ts"
import { SignInStep } from "../sign-in/sign-in-step.tsx"
import { passwordTexts } from "../sign-in/sign-in-text.ts"
import { credentialText } from "./account-text.ts"

type Props = {
  person: Pick<StaffPerson, "name" | "email">
  backHref: string
  error?: string | undefined
  currentError?: string | undefined
}

/** The person chooses another password. */
export function NewPasswordForm({ person, backHref, error, currentError }: Props) {
  const texts = credentialText.password
  return (
    <SignInStep
      intent="password"
      above={person.name}
      title={texts.title}
      submit={texts.submit}
      back={{ label: credentialText.back, href: backHref }}
    >
      <p>{texts.text}</p>
      {/* Password managers store the password with the address beside it. */}
      <input type="email" name="email" autoComplete="username" readOnly hidden value={person.email} />
      <Field id="senha-atual" name="current" label={texts.current} error={currentError}>
        {(control) => (
          <PasswordInput {...control} texts={passwordTexts} autoComplete="current-password" required />
        )}
      </Field>
      <NewPasswordField error={error} />
    </SignInStep>
  )
}
