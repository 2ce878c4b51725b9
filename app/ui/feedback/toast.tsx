import { CheckIcon } from "../tiles/icon.tsx"
import style from "./toast.module.css"

/** Good news in passing: said politely, never taking focus. Give it an empty text to take it away. */
export const Toast = ({ text }: { text: string }) => (
  <output className={style.region}>
    {text && (
      <span className={style.toast}>
        <CheckIcon />
        {text}
      </span>
    )}
  </output>
)
