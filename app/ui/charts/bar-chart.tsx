import { classNames } from "../class-names.ts"
import style from "./bar-chart.module.css"
import { gridSteps, heightScale, spacedPlaces } from "./chart-scale.ts"

export type Bar = {
  id: string
  value: number
  /** Tooltip of the bar: "19/10: 22". */
  title: string
  tone?: "plain" | "rest" | "now" | "late"
  /** Label below the bar, shown where there is space. */
  tick?: string
}

type Props = {
  label: string
  bars: readonly Bar[]
  /** A line before this bar, with a word: "due". */
  mark?: { before: number; word: string }
  /** Each bar has its value, and labels are at its left edge. Otherwise there are grid lines and two values. */
  isStepped?: boolean
}

type Size = { width: number; height: number; left: number; gap: number; minTickGap: number }

const wide = { width: 1120, height: 150, left: 30, gap: 2, minTickGap: 64 }
const middle = { ...wide, width: 800, height: 140 }
const half = { ...wide, width: 540, height: 130 }
const narrow = { width: 358, height: 120, left: 24, gap: 1, minTickGap: 52 }

/**
 * Bars drawn on the server, once for each width, so that text keeps its size. Use it with a table of the same data. On a
 * wide screen a stepped chart takes one of two columns.
 */
export function BarChart(props: Props) {
  return (
    <div className={classNames(style.chart, props.isStepped && style.stepped)}>
      <div className={style.wide}>
        <Drawing {...props} size={props.isStepped ? half : wide} />
      </div>
      <div className={style.middle}>
        <Drawing {...props} size={middle} />
      </div>
      <div className={style.narrow}>
        <Drawing {...props} size={narrow} />
      </div>
    </div>
  )
}

function Drawing({ label, bars, mark, isStepped, size }: Props & { size: Size }) {
  const { width, height, gap, minTickGap } = size
  const left = isStepped ? 0 : size.left
  const each = (width - left) / Math.max(1, bars.length)
  const y = heightScale(
    bars.map(({ value }) => value),
    height,
  )
  const x = (place: number) => Math.round((left + place * each) * 10) / 10
  const highest = Math.max(0, ...bars.map(({ value }) => value))
  const last = bars.length - 1
  const steps = isStepped ? [] : gridSteps(highest)
  const ticks = spacedPlaces(
    bars.flatMap(({ tick }, place) => (tick ? [place] : [])),
    each,
    minTickGap,
  )
  const top = bars.findIndex(({ value }) => value === highest)
  const hasFigure = (place: number) => isStepped || ((place === top || place === last) && highest > 0)
  return (
    <svg viewBox={`0 -8 ${width} ${height + 34}`} {...{ role: "img", "aria-label": label }}>
      {bars.map(({ id, value, title, tone = "plain" }, place) => (
        <g key={id}>
          <rect
            className={style[tone]}
            x={x(place) + gap / 2}
            y={y(value)}
            width={Math.max(1, Math.round((each - gap) * 10) / 10)}
            height={Math.round((height - y(value)) * 10) / 10}
          >
            <title>{title}</title>
          </rect>
          {hasFigure(place) && (
            <text
              className={isStepped ? undefined : style.strong}
              x={x(place) + each / 2}
              y={y(value) - 6}
              textAnchor="middle"
            >
              {value}
            </text>
          )}
        </g>
      ))}
      <path className={style.grid} d={steps.map((step) => `M${left} ${y(step)}H${width}`).join("")} />
      {steps.map((step) => (
        <text key={step} x="0" y={y(step) + 5}>
          {step}
        </text>
      ))}
      <path className={style.axis} d={`M${left} ${height + 0.5}H${width}`} />
      {ticks.map((place) => {
        const isEnd = place === last && bars.length > 10
        const anchor = isEnd ? "end" : isStepped && place > 0 ? "middle" : "start"
        return (
          <text key={place} x={isEnd ? width : x(place)} y={height + 20} textAnchor={anchor}>
            {bars[place]?.tick}
          </text>
        )
      })}
      {mark && (
        <>
          <path className={style.mark} d={`M${x(mark.before)} -4V${height + 5}`} />
          <text className={style.strong} x={x(mark.before) + 8} y="8">
            {mark.word}
          </text>
        </>
      )}
    </svg>
  )
}

/** A number as a bar in a table cell. */
export function BarCell({ share }: { share: number }) {
  return (
    <svg className={style.cell} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={style.plain} width={Math.max(0.6, Math.round(share * 1000) / 10)} height="10" />
    </svg>
  )
}
