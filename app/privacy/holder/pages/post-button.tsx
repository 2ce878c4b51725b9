import { Button } from "../../../ui/controls/button.tsx"
import { ArrowIcon } from "../../../ui/tiles/icon.tsx"
import style from "./form.module.css"

/** One button that posts to the page's own address. Mail scanners open links; they press nothing. */
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
