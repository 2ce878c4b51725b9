import { Field } from "../../ui/controls/field.tsx"
import { PasswordInput } from "../../ui/controls/password-input.tsx"
import { SignInStep } from "../sign-in/sign-in-step.tsx"
import { passwordTexts, signInText } from "../sign-in/sign-in-text.ts"
import { roleLabels, type StaffPerson } from "./staff-person.ts"

type Props = {
  person: Pick<StaffPerson, "name" | "email" | "role">
  error?: string | undefined
  action?: string
}

/** The invited person chooses a password. */
export function InvitationForm({ person, error, action }: Props) {
  const texts = signInText.invitation
  return (
    <SignInStep
      intent="accept"
      above={`${person.name}, ${roleLabels[person.role]}`}
      title={texts.title(person.name.split(" ")[0] ?? person.name)}
      submit={texts.submit}
      action={action}
    >
      <p>{texts.text}</p>
      {/* Password managers store the password with the address beside it. */}
      <Field id="email" name="email" label="E-mail">
        {(control) => (
          <input {...control} type="email" autoComplete="username" readOnly value={person.email} />
        )}
      </Field>
      <Field id="senha-nova" name="password" label={texts.label} hint={texts.rule} error={error}>
        {(control) => (
          <PasswordInput
            {...control}
            texts={passwordTexts}
            autoComplete="new-password"
            minLength={12}
            maxLength={128}
            required
          />
        )}
      </Field>
    </SignInStep>
  )
}
