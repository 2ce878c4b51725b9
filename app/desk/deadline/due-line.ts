import {
  addWorkingMinutes,
  type Calendar,
  workingMinutesBetween,
} from "../../leads/deadline/promise-clock.ts"
import { promisedWorkingHours } from "../../leads/lead/lead.ts"
import { shortTime } from "../../locale/pt-br.ts"
import type { QueueLead } from "../desk-lead.ts"
import { dayText } from "../desk-time.ts"
import { type DeadlineDisplay, firstWarning, lastWarning } from "./deadline-display.ts"

/** The promised time from arrival to deadline; `share` runs from 0 to 1 in working time. */
export type DueLine = {
  marks: readonly { share: number; time: string; word: string }[]
  now: { share: number; time: string }
  state: DeadlineDisplay["state"]
}

const wholeTime = promisedWorkingHours * 60

/** Null where there is no deadline, or nothing is awaited any more. */
export function dueLine(
  lead: Pick<QueueLead, "createdAt" | "dueAt" | "firstContactAt">,
  face: DeadlineDisplay,
  calendar: Calendar,
  now: Date,
): DueLine | null {
  const { createdAt, dueAt } = lead
  if (!dueAt || face.minutesLeft === null) return null
  const timeOf = (date: Date) => `${dayText(date, now)} ${shortTime(date)}`.trim()
  const after = (minutes: number) => addWorkingMinutes(calendar, createdAt, minutes) ?? dueAt
  const spent = Math.min(1, workingMinutesBetween(calendar, createdAt, now) / wholeTime)
  return {
    marks: [
      { share: 0, time: timeOf(createdAt), word: "chegou" },
      { share: 1 - firstWarning / wholeTime, time: timeOf(after(wholeTime - firstWarning)), word: "metade" },
      { share: 1 - lastWarning / wholeTime, time: timeOf(after(wholeTime - lastWarning)), word: "aviso" },
      { share: 1, time: timeOf(dueAt), word: "prazo" },
    ],
    now: { share: face.state === "late" ? 1 : spent, time: timeOf(now) },
    state: face.state,
  }
}
