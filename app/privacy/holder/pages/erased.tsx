import { href, Link } from "react-router"
import { buttonClass } from "../../../ui/controls/button.tsx"
import style from "./form.module.css"
import { holderText } from "./holder-text.ts"

const texts = holderText.erased

export function HolderErased({ protocol }: { protocol: string | null }) {
  return (
    <>
      {protocol && (
        <dl className={style.protocol}>
          <dt>{texts.protocol}</dt>
          <dd>{protocol}</dd>
        </dl>
      )}
      <div className={style.form}>
        <div className={style.end}>
          <Link className={buttonClass("quiet")} to={href("/")}>
            {texts.back}
          </Link>
        </div>
      </div>
    </>
  )
}
