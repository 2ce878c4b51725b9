import { Button } from "../../../ui/controls/button.tsx"
import { ArrowIcon } from "../../../ui/tiles/icon.tsx"
import style from "./form.module.css"

/** A button that posts to the current page. Mail scanners open links but do not press buttons. */
export function PostButton({ label }: { label: string }) {
  return (
    <form method="post" className={style.form}>
      <div className={style.end}>
        <Button type="submit">
          {label}
          <ArrowIcon />
        </Button>
      </div>
    </form>
  )
}
