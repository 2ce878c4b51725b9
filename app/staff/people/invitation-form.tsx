import { Field } from "../../ui/controls/field.tsx"
import { NewPasswordField } from "../passwords/new-password-field.tsx"
import { SignInStep } from "../sign-in/sign-in-step.tsx"
import { signInText } from "../sign-in/sign-in-text.ts"
import { roleLabels, type StaffPerson } from "./staff-person.ts"

type Props = {
  person: Pick<StaffPerson, "name" | "email" | "role"> & { keepsSecondFactor?: boolean }
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
      <p>{person.keepsSecondFactor ? texts.onlyPassword : texts.text}</p>
      {/* Password managers store the password with the address beside it. */}
      <Field id="email" name="email" label="E-mail">
        {(control) => (
          <input {...control} type="email" autoComplete="username" readOnly value={person.email} />
        )}
      </Field>
      <NewPasswordField error={error} />
    </SignInStep>
  )
}
