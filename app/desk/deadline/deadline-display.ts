import { type Calendar, workingMinutesBetween } from "../../leads/deadline/promise-clock.ts"
import { promisedWorkingHours } from "../../leads/lead/lead.ts"
import { type TileCode, tile } from "../../ui/tiles/tile-code.ts"
import type { QueueLead } from "../desk-lead.ts"
import { atText, durationText, untilText } from "../desk-time.ts"
import { statusLabels } from "../status-text.ts"
import { officeHoursAt } from "./office-hours.ts"

type ClockState = "ok" | "half" | "last" | "late" | "met" | "metLate" | "rest" | "none"

/** A lead's clock as it is shown: a tile, always with words. */
export type DeadlineDisplay = {
  state: ClockState
  tile: TileCode
  words: string
  detail: string
  /** Working minutes, below zero when late; null where no clock runs. */
  minutesLeft: number | null
}

type Clocked = Pick<QueueLead, "createdAt" | "dueAt" | "firstContactAt" | "status">

const wholeTime = promisedWorkingHours * 60
/** The office is warned when half of the time is left, and again at the last fifth. */
export const firstWarning = wholeTime / 2
export const lastWarning = wholeTime / 5
const quarter = wholeTime / 4

const tones = { ok: "ate", half: "spy", last: "bwd" } as const

export function deadlineDisplay(lead: Clocked, calendar: Calendar, now: Date): DeadlineDisplay {
  if (lead.firstContactAt) return metFace(lead, lead.firstContactAt, calendar, now)
  if (isOver(lead))
    return {
      state: "none",
      tile: tile("m0vi"),
      words: statusLabels[lead.status],
      detail: "sem contato",
      minutesLeft: null,
    }
  if (!lead.dueAt)
    return {
      state: "none",
      tile: tile("m0vi"),
      words: "Sem prazo",
      detail: "sem expediente previsto",
      minutesLeft: null,
    }
  if (lead.dueAt <= now) {
    const late = Math.floor(workingMinutesBetween(calendar, lead.dueAt, now))
    return {
      state: "late",
      tile: tile("p0hw"),
      words: "Vencido",
      detail: late < 1 ? "agora há pouco" : `há ${durationText(late)}`,
      minutesLeft: -Math.max(1, late),
    }
  }
  const minutesLeft = Math.ceil(workingMinutesBetween(calendar, now, lead.dueAt))
  const hours = officeHoursAt(calendar, now)
  if (!hours.isOpen)
    return {
      state: "rest",
      tile: tile("m0vi"),
      words: "Parado",
      detail: hours.opensAt ? `volta ${atText(hours.opensAt, now)}` : "sem expediente previsto",
      minutesLeft,
    }
  return {
    ...runningTile(minutesLeft),
    words: durationText(minutesLeft),
    detail: untilText(lead.dueAt, now),
    minutesLeft,
  }
}

/** The disc of four quarters and its colour. */
function runningTile(left: number) {
  const state = left <= lastWarning ? "last" : left <= firstWarning ? "half" : "ok"
  const quarters = Math.min(4, Math.max(1, Math.ceil(left / quarter))) as 1 | 2 | 3 | 4
  return { state, tile: tile(`p${quarters}${tones[state]}` as const) } as const
}

function metFace(lead: Clocked, metAt: Date, calendar: Calendar, now: Date): DeadlineDisplay {
  const took = durationText(workingMinutesBetween(calendar, lead.createdAt, metAt))
  const isLate = lead.dueAt !== null && metAt > lead.dueAt
  return isLate
    ? {
        state: "metLate",
        tile: tile("c0ab"),
        words: "Contato",
        detail: `fora do prazo, ${took}`,
        minutesLeft: null,
      }
    : {
        state: "met",
        tile: tile("c0at"),
        words: "Contato",
        detail: `${atText(metAt, now)}, em ${took}`,
        minutesLeft: null,
      }
}

function isOver({ status }: Clocked) {
  return status === "fechado" || status === "perdido" || status === "descartado"
}

/** What stands beside the large clock of one lead. */
export function bigClockText(lead: Clocked, face: DeadlineDisplay, now: Date) {
  if (!lead.dueAt || face.minutesLeft === null) return face.detail
  const due = untilText(lead.dueAt, now)
  if (face.state === "late") return `${face.detail}; era ${due}`
  if (face.state === "rest") return `${face.detail}; faltam ${durationText(face.minutesLeft)} úteis`
  return `para o primeiro contato, ${due}`
}
