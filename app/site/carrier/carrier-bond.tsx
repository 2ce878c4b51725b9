import { bondQuestion } from "../content/bond-question.ts"
import { BondQuestion } from "../quote/bond-question.tsx"
import style from "./carrier-bond.module.css"

const { id, title, unknown, onCarrierPage } = bondQuestion

/** The question for the visitor's bond, right below the hero; its answers open the page's form. */
export function CarrierBond() {
  return (
    <section className={style.bond} aria-labelledby={id}>
      <BondQuestion id={id} title={title} text={onCarrierPage} formId="formulario" unknown={unknown} />
    </section>
  )
}
