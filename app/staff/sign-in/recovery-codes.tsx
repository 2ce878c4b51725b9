import { Button } from "../../ui/controls/button.tsx"
import { useCopy } from "../../ui/controls/use-copy.ts"
import style from "./recovery-codes.module.css"
import { SignInStep } from "./sign-in-step.tsx"
import { signInText } from "./sign-in-text.ts"

type Props = { codes: readonly string[]; action?: string }

/** Shown once: the ways in without the phone. */
export function RecoveryCodes({ codes, action }: Props) {
  const words = signInText.codes
  const { copied, copy } = useCopy()
  const copyWords = { yes: words.copied, no: words.notCopied }
  return (
    <SignInStep intent="codes-kept" title={words.title} submit={words.submit} action={action}>
      <p>{words.text}</p>
      <ol className={style.codes} aria-label={words.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={style.acts}>
        <Button look="quiet" onClick={() => void copy(codes.join("\n"))}>
          {copied ? copyWords[copied] : words.copy}
        </Button>
        <Button look="text" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </SignInStep>
  )
}
