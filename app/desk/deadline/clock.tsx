import { classNames } from "../../ui/class-names.ts"
import { Tile } from "../../ui/tiles/wall.tsx"
import style from "./clock.module.css"
import type { DeadlineDisplay } from "./deadline-display.ts"

/** The deadline as a tile, and in words. */
export function Clock({ face }: { face: DeadlineDisplay }) {
  return (
    <div className={classNames(style.clock, alarm(face))}>
      <Tile of={face.tile} className={style.tile} />
      <div>
        <b>{face.words}</b>
        <small>{face.detail}</small>
      </div>
    </div>
  )
}

function alarm({ state }: DeadlineDisplay) {
  return state === "late" || state === "last" || state === "none" ? style[state] : undefined
}

/** The same, as the first thing of a lead's page. */
export function BigClock({ face, detail }: { face: DeadlineDisplay; detail: string }) {
  return (
    <div className={classNames(style.big, alarm(face))}>
      <Tile of={face.tile} className={style.tile} />
      <div>
        <b>{face.words}</b>
        <span>{detail}</span>
      </div>
    </div>
  )
}
