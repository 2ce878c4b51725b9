import { Field } from "../../ui/controls/field.tsx"
import { GateStep } from "./sign-in-step.tsx"
import { gateWords } from "./sign-in-text.ts"

type Props = {
  email?: string
  error?: string | undefined
  codeHref: string
  backHref: string
  action?: string
}

/** The second step without the phone: one of the codes kept on paper. */
export function RecoveryForm({ email, error, codeHref, backHref, action }: Props) {
  const words = gateWords.recovery
  return (
    <GateStep
      intent="recovery"
      above={email ? `${gateWords.code.step}, ${email}` : gateWords.code.step}
      title={words.title}
      submit={words.submit}
      action={action}
      after={
        <>
          <p>
            <a href={codeHref}>{words.otherWay}</a>
          </p>
          <p>
            <a href={backHref}>{gateWords.code.back}</a>
          </p>
        </>
      }
    >
      <p>{words.text}</p>
      <Field id="codigo-de-recuperacao" name="code" label={words.label} error={error}>
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
    </GateStep>
  )
}
