import { ButtonLink } from "../../../ui/controls/button.tsx"
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
          <ButtonLink look="quiet" href={home}>
            {again}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
