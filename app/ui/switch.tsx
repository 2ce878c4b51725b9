import type { InputHTMLAttributes } from "react"
import style from "./switch.module.css"

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "className">

/** On or off, at once told by shape and place, not by colour alone. Its label stands beside it. */
export const Switch = (props: Props) => (
  <input {...props} type="checkbox" role="switch" className={style.switch} />
)
