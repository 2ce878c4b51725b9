import { CodeInput } from "../../ui/controls/code-input.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { SignInError, SignInStep } from "./sign-in-step.tsx"
import { signInText } from "./sign-in-text.ts"

type Props = {
  email?: string
  error?: string | undefined
  recoveryHref: string
  backHref: string
  action?: string
}

/** The second step: six digits of the authenticator. */
export function CodeForm({ email, error, recoveryHref, backHref, action }: Props) {
  const words = signInText.code
  return (
    <SignInStep
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
      {error && <SignInError id="codigo-erro">{error}</SignInError>}
    </SignInStep>
  )
}
