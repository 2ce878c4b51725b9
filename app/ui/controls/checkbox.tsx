import type { InputHTMLAttributes, ReactNode } from "react"
import style from "./checkbox.module.css"

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  children: ReactNode
  title?: string
}

/** A checkbox with its sentence. A press on the sentence toggles it. */
export function Checkbox({ children, title, ...input }: Props) {
  return (
    <label className={style.checkbox}>
      <input {...input} type="checkbox" />
      <span>
        {title && <strong>{title}</strong>}
        {children}
      </span>
    </label>
  )
}
