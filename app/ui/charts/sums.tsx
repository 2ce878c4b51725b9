import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { VisuallyHidden } from "../layout/visually-hidden.tsx"
import style from "./sums.module.css"

export type Sum = {
  label: string
  /** Null when it could not be counted: shown as a question mark with a text for screen readers. */
  value: ReactNode | null
  unit?: string
}

type Props = {
  sums: readonly Sum[]
  /** For a sum that could not be counted: a note after its label, and the screen-reader text for its value. */
  uncounted: { note: string; value: string }
  /** large: the first one is the main figure of the page · small: a row of five below it */
  look?: "plain" | "large" | "small"
}

/** Figures with their labels below. */
export function Sums({ sums, uncounted, look = "plain" }: Props) {
  return (
    <dl className={classNames(style.sums, look !== "plain" && style[look])}>
      {sums.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{value === null ? `${label}: ${uncounted.note}` : label}</dt>
          <dd>
            {value === null ? (
              <>
                <span aria-hidden="true">?</span>
                <VisuallyHidden>{uncounted.value}</VisuallyHidden>
              </>
            ) : (
              <>
                {value}
                {unit && " "}
                {unit && <small>{unit}</small>}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
