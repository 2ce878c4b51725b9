import { type InputHTMLAttributes, useState } from "react"
import { classNames } from "../class-names.ts"
import style from "./code-input.module.css"

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className" | "onInput">

const places = ["a", "b", "c", "d", "e", "f"]

/** Six digits in six boxes. The boxes are decoration over one input, so that paste and autofill work. */
export function CodeInput(props: Props) {
  const [filled, setFilled] = useState(String(props.defaultValue ?? "").length)
  return (
    <div className={classNames(style.code, style.six, props["aria-invalid"] && style.bad)}>
      <div className={style.boxes} aria-hidden="true">
        {places.map((place, index) => (
          <span key={place} className={index === filled ? style.next : undefined} />
        ))}
      </div>
      <input
        {...props}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        maxLength={6}
        required
        onInput={(event) => setFilled(event.currentTarget.value.length)}
      />
    </div>
  )
}
