import type { ReactNode } from "react"
import style from "./facts.module.css"

export type Fact = { label: string; value: ReactNode }

/** Facts as labels and values. */
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
