import type { ReactNode } from "react"
import style from "./field.module.css"

export type ControlProps = { id: string; name: string; "aria-invalid"?: true; "aria-describedby"?: string }

type Props = {
  id: string
  name: string
  label: string
  hint?: string
  isOptional?: boolean
  error?: string | undefined
  isWide?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A label, its control, a hint and an error that the control points to. */
export const Field = ({ id, name, label, hint, isOptional, error, isWide, children }: Props) => {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ")
  const control: ControlProps = {
    id,
    name,
    ...(error ? { "aria-invalid": true as const } : {}),
    ...(described ? { "aria-describedby": described } : {}),
  }
  return (
    <div className={`${style.field} ${isWide ? style.wide : ""} ${error ? style.bad : ""}`}>
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
          {error}
        </p>
      )}
    </div>
  )
}
