import { VisuallyHidden } from "../layout/visually-hidden.tsx"
import { CheckIcon, WarningIcon } from "../tiles/icon.tsx"
import type { Check } from "./check.ts"
import style from "./diagnostics.module.css"

type Props = {
  checks: readonly Check[]
  /** Texts for screen readers after a check's label. */
  states: { good: string; bad: string }
}

export function Checklist({ checks, states }: Props) {
  return (
    <ul className={style.checks}>
      {checks.map(({ label, isGood, text }) => (
        <li key={label}>
          <span className={isGood ? style.passed : style.failed}>
            {isGood ? <CheckIcon /> : <WarningIcon />}
          </span>
          <div className={style.check}>
            <span>
              {label}
              <VisuallyHidden>{`, ${isGood ? states.good : states.bad}: `}</VisuallyHidden>
            </span>
            <span className={isGood ? style.soft : style.failed}>{text}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The facts of a report as labels and texts. */
export function ReportFacts({ facts }: { facts: readonly { label: string; text: string }[] }) {
  return (
    <dl className={style.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
