import { Wall } from "../../ui/tiles/wall.tsx"
import { planWall } from "../../ui/tiles/wall-plan.ts"
import type { DeadlineDisplay } from "../deadline/deadline-display.ts"
import { type DaySummary, dayRows, daySummaryText } from "./day-summary.ts"
import style from "./day-wall.module.css"

/** So many tiles at least, so that three leads are not three giants. */
const fewest = 23

/** The day as a wall: one tile per lead, said in the line above it. Null where it could not be counted. */
export function DayWall({ day, faces }: { day: DaySummary | null; faces: readonly DeadlineDisplay[] }) {
  if (!day)
    return (
      <div className={style.wall}>
        <p>Hoje: ? Não deu para contar agora.</p>
      </div>
    )
  const plan = day.tiles.length > 0 ? planWall(dayRows(day, faces)) : null
  return (
    <div className={style.wall}>
      <p>{daySummaryText(day)}</p>
      {plan && <Wall plan={{ ...plan, width: Math.max(plan.width, fewest) }} className={style.tiles} />}
    </div>
  )
}
