import type { InputHTMLAttributes } from "react"
import style from "./switch.module.css"

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "className">

/** On or off, at once told by shape and place, not by colour alone. Its label stands beside it. */
export function Switch(props: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is checked
    <input {...props} type="checkbox" role="switch" className={style.switch} />
  )
}
