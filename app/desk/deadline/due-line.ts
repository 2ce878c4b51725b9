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

/** The time from arrival to deadline. `share` is the share of the working time, from 0 to 1. */
export type DueLine = {
  marks: readonly { share: number; time: string; label: string }[]
  now: { share: number; time: string }
  state: DeadlineDisplay["state"]
}

const promisedMinutes = promisedWorkingHours * 60

/** Null without a deadline, or when the lead no longer waits for its first contact. */
export function dueLine(
  lead: Pick<QueueLead, "createdAt" | "dueAt" | "firstContactAt">,
  deadline: DeadlineDisplay,
  calendar: Calendar,
  now: Date,
): DueLine | null {
  const { createdAt, dueAt } = lead
  if (!dueAt || deadline.minutesLeft === null) return null
  const timeOf = (date: Date) => `${dayText(date, now)} ${shortTime(date)}`.trim()
  const after = (minutes: number) => addWorkingMinutes(calendar, createdAt, minutes) ?? dueAt
  const spent = Math.min(1, workingMinutesBetween(calendar, createdAt, now) / promisedMinutes)
  return {
    marks: [
      { share: 0, time: timeOf(createdAt), label: "chegou" },
      {
        share: 1 - firstWarning / promisedMinutes,
        time: timeOf(after(promisedMinutes - firstWarning)),
        label: "metade",
      },
      {
        share: 1 - lastWarning / promisedMinutes,
        time: timeOf(after(promisedMinutes - lastWarning)),
        label: "aviso",
      },
      { share: 1, time: timeOf(dueAt), label: "prazo" },
    ],
    now: { share: deadline.state === "late" ? 1 : spent, time: timeOf(now) },
    state: deadline.state,
  }
}
