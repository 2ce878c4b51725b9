import { Field } from "../ui/field.tsx"
import { PasswordInput } from "../ui/password-input.tsx"
import { gateWords } from "./content/gate-words.ts"
import { GateStep } from "./gate-step.tsx"

type Props = { error?: string | undefined; action?: string }

/** A second factor that was left unfinished begins anew, and asks once more who this is. */
export const PasswordAgainForm = ({ error, action }: Props) => {
  const words = gateWords.again
  return (
    <GateStep intent="again" title={words.title} submit={words.submit} action={action}>
      <p>{words.text}</p>
      <Field id="senha" name="password" label="Senha" error={error}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" required />}
      </Field>
    </GateStep>
  )
}
