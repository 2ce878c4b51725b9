import type { ReactNode } from "react"
import style from "./facts.module.css"

export type Fact = { label: string; value: ReactNode }

/** What is known, label by label. */
export function Facts({ of }: { of: readonly Fact[] }) {
  return (
    <dl className={style.facts}>
      {of.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
