import type { Calendar } from "../../leads/deadline/promise-clock.ts"
import { type DeadlineDisplay, deadlineDisplay } from "../deadline/deadline-display.ts"
import type { QueueLead } from "../desk-lead.ts"

/** A lead and its clock at the moment the page was made. */
export type QueueLine = { lead: QueueLead; face: DeadlineDisplay }

export function queueLines(leads: readonly QueueLead[], calendar: Calendar, now: Date): QueueLine[] {
  return leads.map((lead) => ({ lead, face: deadlineDisplay(lead, calendar, now) }))
}

const groups = [
  { title: "Prazo vencido", holds: (left: number | null) => left !== null && left < 0 },
  { title: "Menos de 30 minutos", holds: (left: number | null) => left !== null && left >= 0 && left <= 30 },
  { title: "Menos de 1 hora", holds: (left: number | null) => left !== null && left > 30 && left <= 60 },
  { title: "No prazo", holds: (left: number | null) => left !== null && left > 60 },
  { title: "Sem prazo", holds: (left: number | null) => left === null },
] as const

export type QueueGroup = { title: string; lines: readonly QueueLine[] }

/** The waiting ones under headings, in the order they came; empty headings are left out. */
export function groupLines(lines: readonly QueueLine[]): QueueGroup[] {
  return groups
    .map(({ title, holds }) => ({ title, lines: lines.filter(({ face }) => holds(face.minutesLeft)) }))
    .filter((group) => group.lines.length > 0)
}
