import { Link } from "react-router"
import { buttonClass } from "../../../ui/controls/button.tsx"
import style from "./form.module.css"
import { holderText } from "./holder-text.ts"

const { hints, again } = holderText.sent

export function HolderSent({ home }: { home: string }) {
  return (
    <>
      <ul className={style.list}>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <div className={style.form}>
        <div className={style.end}>
          <Link className={buttonClass("quiet")} to={home}>
            {again}
          </Link>
        </div>
      </div>
    </>
  )
}
