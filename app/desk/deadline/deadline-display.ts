import { type Calendar, workingMinutesBetween } from "../../leads/deadline/promise-clock.ts"
import { promisedWorkingHours } from "../../leads/lead/lead.ts"
import { type TileCode, tile } from "../../ui/tiles/tile-code.ts"
import type { QueueLead } from "../desk-lead.ts"
import { atText, durationText, untilText } from "../desk-time.ts"
import { statusLabels } from "../status-text.ts"
import { officeHoursAt } from "./office-hours.ts"

type ClockState = "ok" | "half" | "last" | "late" | "met" | "metLate" | "rest" | "none"

/** A lead's deadline as it is shown: a tile and text. */
export type DeadlineDisplay = {
  state: ClockState
  tile: TileCode
  text: string
  detail: string
  /** Working minutes, below zero when late; null when no deadline is running. */
  minutesLeft: number | null
}

type DeadlineLead = Pick<QueueLead, "createdAt" | "dueAt" | "firstContactAt" | "status">

const promisedMinutes = promisedWorkingHours * 60
/** Minutes left at which the office is warned: half of the time, and the last fifth. */
export const firstWarning = promisedMinutes / 2
export const lastWarning = promisedMinutes / 5
const quarter = promisedMinutes / 4

const tones = { ok: "ate", half: "spy", last: "bwd" } as const

export function deadlineDisplay(lead: DeadlineLead, calendar: Calendar, now: Date): DeadlineDisplay {
  if (lead.firstContactAt) return contactedDisplay(lead, lead.firstContactAt, calendar, now)
  if (isEnded(lead))
    return {
      state: "none",
      tile: tile("m0vi"),
      text: statusLabels[lead.status],
      detail: "sem contato",
      minutesLeft: null,
    }
  if (!lead.dueAt)
    return {
      state: "none",
      tile: tile("m0vi"),
      text: "Sem prazo",
      detail: "sem expediente previsto",
      minutesLeft: null,
    }
  if (lead.dueAt <= now) {
    const late = Math.floor(workingMinutesBetween(calendar, lead.dueAt, now))
    return {
      state: "late",
      tile: tile("p0hw"),
      text: "Vencido",
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
      text: "Parado",
      detail: hours.opensAt ? `volta ${atText(hours.opensAt, now)}` : "sem expediente previsto",
      minutesLeft,
    }
  return {
    ...runningTile(minutesLeft),
    text: durationText(minutesLeft),
    detail: untilText(lead.dueAt, now),
    minutesLeft,
  }
}

/** A disc of four quarters; its colour shows how urgent the lead is. */
function runningTile(left: number) {
  const state = left <= lastWarning ? "last" : left <= firstWarning ? "half" : "ok"
  const quarters = Math.min(4, Math.max(1, Math.ceil(left / quarter))) as 1 | 2 | 3 | 4
  return { state, tile: tile(`p${quarters}${tones[state]}` as const) } as const
}

function contactedDisplay(lead: DeadlineLead, metAt: Date, calendar: Calendar, now: Date): DeadlineDisplay {
  const took = durationText(workingMinutesBetween(calendar, lead.createdAt, metAt))
  const isLate = lead.dueAt !== null && metAt > lead.dueAt
  return isLate
    ? {
        state: "metLate",
        tile: tile("c0ab"),
        text: "Contato",
        detail: `fora do prazo, ${took}`,
        minutesLeft: null,
      }
    : {
        state: "met",
        tile: tile("c0at"),
        text: "Contato",
        detail: `${atText(metAt, now)}, em ${took}`,
        minutesLeft: null,
      }
}

function isEnded({ status }: DeadlineLead) {
  return status === "fechado" || status === "perdido" || status === "descartado"
}

/** The text beside the large clock on a lead's page. */
export function bigClockText(lead: DeadlineLead, deadline: DeadlineDisplay, now: Date) {
  if (!lead.dueAt || deadline.minutesLeft === null) return deadline.detail
  const due = untilText(lead.dueAt, now)
  if (deadline.state === "late") return `${deadline.detail}; era ${due}`
  if (deadline.state === "rest")
    return `${deadline.detail}; tempo restante: ${durationText(deadline.minutesLeft)} de expediente`
  return `para o primeiro contato, ${due}`
}
