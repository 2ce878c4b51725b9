import { Wall } from "../../ui/tiles/wall.tsx"
import { planWall } from "../../ui/tiles/wall-plan.ts"
import type { DeadlineDisplay } from "../deadline/deadline-display.ts"
import { type DaySummary, dayRows, daySummaryText } from "./day-summary.ts"
import style from "./day-wall.module.css"

/** The width of at least this many tiles, so that a few tiles are not too large. */
const minTiles = 23

/** The leads of the day as a wall of tiles, with a summary above it. `day` is null when it could not be counted. */
export function DayWall({
  day,
  deadlines,
}: {
  day: DaySummary | null
  deadlines: readonly DeadlineDisplay[]
}) {
  if (!day)
    return (
      <div className={style.wall}>
        <p>Hoje: ? Não foi possível contar agora.</p>
      </div>
    )
  const plan = day.tiles.length > 0 ? planWall(dayRows(day, deadlines)) : null
  return (
    <div className={style.wall}>
      <p>{daySummaryText(day)}</p>
      {plan && <Wall plan={{ ...plan, width: Math.max(plan.width, minTiles) }} className={style.tiles} />}
    </div>
  )
}
