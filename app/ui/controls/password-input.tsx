import { type InputHTMLAttributes, useState } from "react"
import { VisuallyHidden } from "../layout/visually-hidden.tsx"
import style from "./password-input.module.css"

export type PasswordTexts = {
  show: string
  hide: string
  /** For screen readers, after either text: what is shown or hidden. */
  what: string
}

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & { texts: PasswordTexts }

/** A password input with a button that shows the text. Goes inside a Field. */
export function PasswordInput({ texts, ...props }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={style.password}>
      <input {...props} type={isShown ? "text" : "password"} spellCheck={false} autoCapitalize="none" />
      <button type="button" aria-controls={props.id} onClick={() => setIsShown(!isShown)}>
        {isShown ? texts.hide : texts.show}
        <VisuallyHidden>{` ${texts.what}`}</VisuallyHidden>
      </button>
    </div>
  )
}
