import { CodeInput } from "../ui/code-input.tsx"
import { VisuallyHidden } from "../ui/visually-hidden.tsx"
import { gateWords } from "./content/gate-words.ts"
import { GateError, GateStep } from "./gate-step.tsx"

type Props = {
  email?: string
  error?: string | undefined
  recoveryHref: string
  backHref: string
  action?: string
}

/** The second step: six digits of the authenticator. */
export const CodeForm = ({ email, error, recoveryHref, backHref, action }: Props) => {
  const words = gateWords.code
  return (
    <GateStep
      intent="code"
      above={email ? `${words.step}, ${email}` : words.step}
      title={words.title}
      submit={words.submit}
      action={action}
      after={
        <>
          <p>
            <a href={recoveryHref}>{words.otherWay}</a>
          </p>
          <p>
            <a href={backHref}>{words.back}</a>
          </p>
        </>
      }
    >
      <p>{words.text}</p>
      <div>
        <label htmlFor="codigo">
          <VisuallyHidden>{words.title}</VisuallyHidden>
        </label>
        <CodeInput
          id="codigo"
          name="code"
          {...(error ? { "aria-invalid": true, "aria-describedby": "codigo-erro" } : {})}
        />
      </div>
      {error && <GateError id="codigo-erro">{error}</GateError>}
    </GateStep>
  )
}
