import type { TurnedShape } from "../../ui/tiles/tile-code.ts"

/** One place of the desk. Which ones a person sees is decided by role, elsewhere. */
export type DeskPlace = {
  label: string
  href: string
  tile: TurnedShape
  isCurrent?: boolean
  /** Shown beside the tile; zero and null are not. */
  count?: number | null
  /** Said after the label, such as "9 na fila". */
  countWords?: string
  /** Also on the bar of the phone; the others stand under "Mais". */
  isMain?: boolean
}

/** The office as the rail's foot says it: "14h32", "Expediente até as 20h". */
export type OfficeNow = { time: string; words: string }

export type FramePerson = { name: string; isPaused: boolean }

/** Whoever does not take leads has no pause: null. */
export type DeskAddresses = { home: string; pause: string | null; signOut: string }
