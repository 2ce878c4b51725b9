import { classNames } from "../class-names.ts"
import { CheckIcon, WarningIcon } from "../tiles/icon.tsx"
import type { Result } from "./check.ts"
import style from "./diagnostics.module.css"

/** The region is always rendered, so that screen readers announce what appears in it. */
export function Outcome({ result }: { result: Result | null }) {
  return (
    <output className={style.region}>
      {result && (
        <span
          className={classNames(style.outcome, result.isGood ? style.good : style.bad)}
          data-outcome={result.isGood ? "good" : "bad"}
        >
          {result.isGood ? <CheckIcon /> : <WarningIcon />}
          <span>
            <strong>{result.title}</strong>
            {result.detail && <span>{result.detail}</span>}
          </span>
        </span>
      )}
    </output>
  )
}
