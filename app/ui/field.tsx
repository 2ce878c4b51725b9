import type { ReactNode } from "react"
import { classNames } from "./class-names.ts"
import style from "./field.module.css"
import { WarningIcon } from "./icon.tsx"

export type ControlProps = { id: string; name: string; "aria-invalid"?: true; "aria-describedby"?: string }

type Props = {
  id: string
  name: string
  label: string
  hint?: string
  isOptional?: boolean
  error?: string | undefined
  /** Takes the whole row of a two-column form. */
  isWide?: boolean
  /** Stands at the bottom of its row, when a neighbour has a hint and it has not. */
  isLow?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A label, its control, a hint and an error that the control points to. */
export const Field = ({ id, name, label, hint, isOptional, error, isWide, isLow, children }: Props) => {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ")
  const control: ControlProps = {
    id,
    name,
    ...(error ? { "aria-invalid": true as const } : {}),
    ...(described ? { "aria-describedby": described } : {}),
  }
  return (
    <div className={classNames(style.field, isWide && style.wide, isLow && style.low, error && style.bad)}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className={style.optional}> opcional</span>}
      </label>
      {hint && (
        <small id={`${id}-hint`} className={style.hint}>
          {hint}
        </small>
      )}
      {children(control)}
      {error && (
        <p id={`${id}-error`} className={style.error}>
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  )
}
