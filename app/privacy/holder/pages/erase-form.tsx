import { Link } from "react-router"
import { Button } from "../../../ui/controls/button.tsx"
import { Checkbox } from "../../../ui/controls/checkbox.tsx"
import { WarningIcon } from "../../../ui/tiles/icon.tsx"
import style from "./form.module.css"
import { holderText } from "./holder-text.ts"

const words = holderText.erase

export function HolderEraseForm({ isMissing, backHref }: { isMissing: boolean; backHref: string }) {
  return (
    <>
      <ul className={style.list}>
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className={style.notice}>{words.after}</p>
      <form method="post" noValidate className={style.form}>
        <Checkbox
          name="confirmo"
          value="1"
          required
          {...(isMissing ? { "aria-invalid": true, "aria-describedby": "erase-error" } : {})}
        >
          {words.agree}
        </Checkbox>
        {isMissing && (
          <p id="erase-error" className={style.error} role="alert">
            <WarningIcon />
            {words.missing}
          </p>
        )}
        <div className={style.end}>
          <Button type="submit">{words.submit}</Button>
          <Link to={backHref}>{words.cancel}</Link>
        </div>
      </form>
    </>
  )
}
