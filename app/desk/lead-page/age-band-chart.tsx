import { classNames } from "../../ui/class-names.ts"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import style from "./age-band-chart.module.css"
import { bandsText, livesPerBand, livesText } from "./lives-per-band.ts"

const bandWidth = 10
const maxDrawn = 3
const base = Array.from({ length: 10 }, (_, band) => `M${band * bandWidth + 0.5} 19h9`).join("")

type Props = { ages: readonly number[]; idade: string }

/** The lives of a lead by age band of the ANS: one tile per life, at most three tiles per band. The text has the exact counts. */
export function AgeBandChart({ ages, idade }: Props) {
  if (ages.length === 0)
    return (
      <div className={classNames(style.chart, style.unknown)}>
        <b>Número de vidas não informado</b>
        <small>{idade.trim() ? `escreveu “${idade.trim()}”` : "idades não informadas"}</small>
      </div>
    )
  return (
    <div className={style.chart}>
      <svg viewBox="0 0 100 20" aria-hidden="true">
        <path className={style.life} d={livesPath(ages)} />
        <path className={style.base} d={base} />
      </svg>
      <b>{livesText(ages.length)}</b>
      <small>
        <VisuallyHidden>Faixas ANS: </VisuallyHidden>
        {bandsText(ages)}
      </small>
    </div>
  )
}

function livesPath(ages: readonly number[]) {
  return livesPerBand(ages)
    .flatMap(({ ages: lives }, band) =>
      lives.slice(0, maxDrawn).map((_, height) => `M${band * bandWidth + 0.5} ${10 - height * 9}h9v8h-9z`),
    )
    .join("")
}
