import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { WarningIcon } from "../tiles/icon.tsx"
import style from "./field.module.css"

export type ControlProps = { id: string; name: string; "aria-invalid"?: true; "aria-describedby"?: string }

type Props = {
  id: string
  name: string
  label: string
  hint?: string
  /** The mark beside the label of an optional field: "optional". */
  optional?: string
  error?: string | undefined
  /** Below the error: a way to answer it. */
  afterError?: ReactNode
  /** Takes the whole row of a two-column form. */
  isWide?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A label, its control, and a hint and an error that describe the control. */
export function Field({ id, name, label, hint, optional, error, afterError, isWide, children }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ")
  const control: ControlProps = {
    id,
    name,
    ...(error ? { "aria-invalid": true as const } : {}),
    ...(described ? { "aria-describedby": described } : {}),
  }
  return (
    <div className={classNames(style.field, isWide && style.wide, error && style.bad)}>
      <div className={style.head}>
        <label htmlFor={id}>
          {label}
          {optional && <OptionalMark text={optional} />}
        </label>
        {hint && (
          <small id={`${id}-hint`} className={style.hint}>
            {hint}
          </small>
        )}
      </div>
      {children(control)}
      {(error || afterError) && (
        <div>
          {error && (
            <p id={`${id}-error`} className={style.error}>
              <WarningIcon />
              {error}
            </p>
          )}
          {afterError}
        </div>
      )}
    </div>
  )
}

/** Beside the label of something that may stay empty. */
export function OptionalMark({ text }: { text: string }) {
  return <span className={style.optional}>{` ${text}`}</span>
}

/** Fields in one or two columns. The controls of a row are aligned, whatever hints and errors they have. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={style.grid}>{children}</div>
}
