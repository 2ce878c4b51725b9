import { classNames } from "../../ui/class-names.ts"
import { Tile } from "../../ui/tiles/wall.tsx"
import style from "./deadline-clock.module.css"
import type { DeadlineDisplay } from "./deadline-display.ts"

/** The deadline as a tile and as text. */
export function DeadlineClock({ deadline }: { deadline: DeadlineDisplay }) {
  return (
    <div className={classNames(style.clock, alarmClass(deadline))}>
      <Tile of={deadline.tile} className={style.tile} />
      <div>
        <b>{deadline.text}</b>
        <small>{deadline.detail}</small>
      </div>
    </div>
  )
}

function alarmClass({ state }: DeadlineDisplay) {
  return state === "late" || state === "last" || state === "none" ? style[state] : undefined
}

/** The large clock at the top of a lead's page. */
export function LargeDeadlineClock({ deadline, detail }: { deadline: DeadlineDisplay; detail: string }) {
  return (
    <div className={classNames(style.big, alarmClass(deadline))}>
      <Tile of={deadline.tile} className={style.tile} />
      <div>
        <b>{deadline.text}</b>
        <span>{detail}</span>
      </div>
    </div>
  )
}
