import { type InputHTMLAttributes, useState } from "react"
import { VisuallyHidden } from "../layout/visually-hidden.tsx"
import style from "./password-input.module.css"

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className">

/** A password that can be looked at while it is typed. Goes inside a Field. */
export function PasswordInput(props: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={style.password}>
      <input {...props} type={isShown ? "text" : "password"} spellCheck={false} autoCapitalize="none" />
      <button type="button" aria-controls={props.id} onClick={() => setIsShown(!isShown)}>
        {isShown ? "Ocultar" : "Mostrar"}
        <VisuallyHidden> a senha</VisuallyHidden>
      </button>
    </div>
  )
}
