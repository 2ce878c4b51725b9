import { Button } from "../../ui/controls/button.tsx"
import { useCopy } from "../../ui/controls/use-copy.ts"
import style from "./recovery-codes.module.css"
import { SignInStep } from "./sign-in-step.tsx"
import { signInText } from "./sign-in-text.ts"

type Props = { codes: readonly string[]; action?: string }

/** The codes to sign in without the phone, shown only once. */
export function RecoveryCodes({ codes, action }: Props) {
  const texts = signInText.codes
  const { copied, copy } = useCopy()
  const copyTexts = { yes: texts.copied, no: texts.notCopied }
  return (
    <SignInStep intent="codes-kept" title={texts.title} submit={texts.submit} action={action}>
      <p>{texts.text}</p>
      <ol className={style.codes} aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={style.acts}>
        <Button look="quiet" onClick={() => void copy(codes.join("\n"))}>
          {copied ? copyTexts[copied] : texts.copy}
        </Button>
        <Button look="text" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </SignInStep>
  )
}
