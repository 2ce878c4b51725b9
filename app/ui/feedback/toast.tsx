import { CheckIcon } from "../tiles/icon.tsx"
import style from "./toast.module.css"

/** Good news in passing: said politely, never taking focus. Give it an empty text to take it away. */
export function Toast({ text }: { text: string }) {
  return (
    <output className={style.region}>
      {text && (
        <span className={style.toast}>
          <CheckIcon />
          {text}
        </span>
      )}
    </output>
  )
}
