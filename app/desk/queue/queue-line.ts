import type { Calendar } from "../../leads/deadline/promise-clock.ts"
import { type DeadlineDisplay, deadlineDisplay } from "../deadline/deadline-display.ts"
import type { QueueLead } from "../desk-lead.ts"

/** A lead and its deadline at the time of the page. */
export type QueueLine = { lead: QueueLead; deadline: DeadlineDisplay }

export function queueLines(leads: readonly QueueLead[], calendar: Calendar, now: Date): QueueLine[] {
  return leads.map((lead) => ({ lead, deadline: deadlineDisplay(lead, calendar, now) }))
}

const groups = [
  { title: "Prazo vencido", includes: (left: number | null) => left !== null && left < 0 },
  {
    title: "Menos de 30 minutos",
    includes: (left: number | null) => left !== null && left >= 0 && left <= 30,
  },
  { title: "Menos de 1 hora", includes: (left: number | null) => left !== null && left > 30 && left <= 60 },
  { title: "No prazo", includes: (left: number | null) => left !== null && left > 60 },
  { title: "Sem prazo", includes: (left: number | null) => left === null },
] as const

export type QueueGroup = { title: string; lines: readonly QueueLine[] }

/** Waiting leads in groups by the time left, in the given order, without empty groups. */
export function groupLines(lines: readonly QueueLine[]): QueueGroup[] {
  return groups
    .map(({ title, includes }) => ({
      title,
      lines: lines.filter(({ deadline }) => includes(deadline.minutesLeft)),
    }))
    .filter((group) => group.lines.length > 0)
}
