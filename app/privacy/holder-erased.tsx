import { ButtonLink } from "../ui/button.tsx"
import { holderWords } from "./content/holder.ts"
import style from "./holder-form.module.css"

const words = holderWords.erased

export const HolderErased = ({ protocol }: { protocol: string | null }) => (
  <>
    {protocol && (
      <dl className={style.protocol}>
        <dt>{words.protocol}</dt>
        <dd>{protocol}</dd>
      </dl>
    )}
    <div className={style.form}>
      <div className={style.end}>
        <ButtonLink look="quiet" href="/">
          {words.back}
        </ButtonLink>
      </div>
    </div>
  </>
)
