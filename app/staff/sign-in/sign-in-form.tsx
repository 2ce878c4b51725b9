import { Field } from "../../ui/controls/field.tsx"
import { PasswordInput } from "../../ui/controls/password-input.tsx"
import style from "./sign-in-frame.module.css"
import { SignInStep } from "./sign-in-step.tsx"
import { passwordTexts, signInText } from "./sign-in-text.ts"

type Props = { email?: string; error?: string | undefined; action?: string }

/** The first step: e-mail and password. */
export function SignInForm({ email, error, action }: Props) {
  const texts = signInText.password
  return (
    <SignInStep
      intent="password"
      title={texts.title}
      submit={texts.submit}
      action={action}
      after={<p className={style.soft}>{texts.note}</p>}
    >
      <Field id="email" name="email" label="E-mail">
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            defaultValue={email}
            required
          />
        )}
      </Field>
      <Field id="senha" name="password" label="Senha" error={error}>
        {(control) => (
          <PasswordInput {...control} texts={passwordTexts} autoComplete="current-password" required />
        )}
      </Field>
    </SignInStep>
  )
}
