import type { DueLine } from "./due-line.ts"
import style from "./due-line-view.module.css"

const width = 1124
const room = 110

const fills: Partial<Record<DueLine["state"], string | undefined>> = {
  ok: style.ok,
  half: style.half,
  last: style.last,
  late: style.late,
  rest: style.rest,
}

/** Arrival, half, four fifths, deadline; only what is left is coloured. Too wide for a phone, where words do. */
export function DueLineView({ line }: { line: DueLine }) {
  const x = (share: number) => Math.round(share * width * 10) / 10
  const at = x(line.now.share)
  const isLeft = at > room
  return (
    <div className={style.line}>
      <svg viewBox={`0 0 ${width} 58`} {...{ role: "img", "aria-label": spoken(line) }}>
        <path className={style.spent} d={`M0 15H${at}V25H0Z`} />
        <path className={fills[line.state]} d={`M${at} 15H${width}V25H${at}Z`} />
        {line.marks.map(({ share, time, word }) => (
          <g key={word}>
            <path
              className={style.tick}
              d={`M${Math.min(width - 0.75, Math.max(0.75, x(share)))} ${share === 1 ? 8 : 12}V30`}
            />
            <text
              x={x(share) - (word === "aviso" ? 10 : 0)}
              y="48"
              textAnchor={anchorAt(share)}
              className={share === 1 ? style.strong : undefined}
            >
              {time} {word}
            </text>
          </g>
        ))}
        <path className={style.hand} d={`M${at} 14l-6-9h12z`} />
        <text
          className={style.strong}
          x={isLeft ? at - 12 : at + 12}
          y="11"
          textAnchor={isLeft ? "end" : "start"}
        >
          agora, {line.now.time}
        </text>
      </svg>
    </div>
  )
}

function spoken({ marks, now }: DueLine) {
  return `${marks.map(({ time, word }) => `${word}: ${time}`).join("; ")}; agora: ${now.time}.`
}

const anchorAt = (share: number) => (share === 0 ? "start" : share === 1 ? "end" : "middle")
