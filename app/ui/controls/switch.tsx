import type { InputHTMLAttributes } from "react"
import style from "./switch.module.css"

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "className">

/** An on/off switch. Its state is visible by shape and position, not by colour alone. It needs a label beside it. */
export function Switch(props: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its own checked state
    <input {...props} type="checkbox" role="switch" className={style.switch} />
  )
}
