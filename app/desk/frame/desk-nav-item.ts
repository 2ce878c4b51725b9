import type { TurnedShape } from "../../ui/tiles/tile-code.ts"

/** One item in the desk's navigation. The route selects the items by role. */
export type DeskNavItem = {
  label: string
  href: string
  /** Shape and rotation of its tile, such as "c0". */
  tile: TurnedShape
  isCurrent?: boolean
  /** Shown beside the tile, unless it is zero or null. */
  count?: number | null
  /** The count for screen readers, such as "9 na fila". */
  countText?: string
  /** Also on the navigation bar of a phone; the others are under "Mais". */
  isMain?: boolean
}

/** Time and office hours at the foot of the navigation: "14h32", "Expediente até as 20h". */
export type OfficeNow = { time: string; hoursText: string }

export type FramePerson = { name: string; isPaused: boolean }

/** `pause` is null for people who do not work with leads. */
export type DeskAddresses = { home: string; account: string; pause: string | null; signOut: string }
