import { Button } from "../ui/button.tsx"
import { useCopy } from "../ui/use-copy.ts"
import { gateWords } from "./content/gate-words.ts"
import { GateStep } from "./gate-step.tsx"
import style from "./recovery-codes.module.css"

type Props = { codes: readonly string[]; action?: string }

/** Shown once: the ways in without the phone. */
export const RecoveryCodes = ({ codes, action }: Props) => {
  const words = gateWords.codes
  const { copied, copy } = useCopy()
  const copyWords = { yes: words.copied, no: words.notCopied }
  return (
    <GateStep intent="codes-kept" title={words.title} submit={words.submit} action={action}>
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
    </GateStep>
  )
}
