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

/** The second step: the six digits of the authenticator. */
export function CodeForm({ email, error, recoveryHref, backHref, action }: Props) {
  const texts = signInText.code
  return (
    <SignInStep
      intent="code"
      above={email ? `${texts.step}, ${email}` : texts.step}
      title={texts.title}
      submit={texts.submit}
      action={action}
      after={
        <>
          <p>
            <a href={recoveryHref}>{texts.otherWay}</a>
          </p>
          <p>
            <a href={backHref}>{texts.back}</a>
          </p>
        </>
      }
    >
      <p>{texts.text}</p>
      <div>
        <label htmlFor="codigo">
          <VisuallyHidden>{texts.title}</VisuallyHidden>
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
