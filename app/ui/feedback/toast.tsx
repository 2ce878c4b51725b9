import { CheckIcon } from "../tiles/icon.tsx"
import style from "./toast.module.css"

/** A short success message, announced politely without taking focus. An empty text removes it. */
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
