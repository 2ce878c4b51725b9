import { ButtonLink } from "../ui/button.tsx"
import { holderWords } from "./content/holder.ts"
import style from "./holder-form.module.css"

const { hints, again } = holderWords.sent

export const HolderSent = ({ home }: { home: string }) => (
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
