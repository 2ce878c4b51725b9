import { wall } from "../../../ui/tiles/tile-code.ts"
import type { PlanListProps } from "./parts.tsx"
import { PlanTowers } from "./towers.tsx"

const doors = [wall("c2zce"), wall("c2zts!"), wall("c2zpe")] as const

/** Plans drawn as doors; the highlighted one is the widest. */
export function PlanDoors({ art = doors, ...list }: PlanListProps) {
  return <PlanTowers {...list} art={art} isBestWide />
}
