import type { DueLine } from "./due-line.ts"
import style from "./due-line-view.module.css"

const width = 1124
const labelWidth = 110

const fills: Partial<Record<DueLine["state"], string | undefined>> = {
  ok: style.ok,
  half: style.half,
  last: style.last,
  late: style.late,
  rest: style.rest,
}

/**
 * A line with arrival, half, four fifths and deadline. Only the time left is coloured. Hidden on a phone, where it is
 * too wide.
 */
export function DueLineView({ line }: { line: DueLine }) {
  const x = (share: number) => Math.round(share * width * 10) / 10
  const at = x(line.now.share)
  const isLabelLeft = at > labelWidth
  return (
    <div className={style.line}>
      <svg viewBox={`0 0 ${width} 58`} {...{ role: "img", "aria-label": lineLabel(line) }}>
        <path className={style.spent} d={`M0 15H${at}V25H0Z`} />
        <path className={fills[line.state]} d={`M${at} 15H${width}V25H${at}Z`} />
        {line.marks.map(({ share, time, label }) => (
          <g key={label}>
            <path
              className={style.tick}
              d={`M${Math.min(width - 0.75, Math.max(0.75, x(share)))} ${share === 1 ? 8 : 12}V30`}
            />
            <text
              x={x(share) - (label === "aviso" ? 10 : 0)}
              y="48"
              textAnchor={anchorAt(share)}
              className={share === 1 ? style.strong : undefined}
            >
              {time} {label}
            </text>
          </g>
        ))}
        <path className={style.hand} d={`M${at} 14l-6-9h12z`} />
        <text
          className={style.strong}
          x={isLabelLeft ? at - 12 : at + 12}
          y="11"
          textAnchor={isLabelLeft ? "end" : "start"}
        >
          agora, {line.now.time}
        </text>
      </svg>
    </div>
  )
}

function lineLabel({ marks, now }: DueLine) {
  return `${marks.map(({ time, label }) => `${label}: ${time}`).join("; ")}; agora: ${now.time}.`
}

const anchorAt = (share: number) => (share === 0 ? "start" : share === 1 ? "end" : "middle")
