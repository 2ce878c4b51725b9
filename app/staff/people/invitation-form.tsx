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

/** Whoever was invited chooses a password. */
export function InvitationForm({ person, error, action }: Props) {
  const words = signInText.invitation
  return (
    <SignInStep
      intent="accept"
      above={`${person.name}, ${roleLabels[person.role]}`}
      title={words.title(person.name.split(" ")[0] ?? person.name)}
      submit={words.submit}
      action={action}
    >
      <p>{words.text}</p>
      {/* Password managers keep the password under the address they find beside it. */}
      <Field id="email" name="email" label="E-mail">
        {(control) => (
          <input {...control} type="email" autoComplete="username" readOnly value={person.email} />
        )}
      </Field>
      <Field id="senha-nova" name="password" label={words.label} hint={words.rule} error={error}>
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
