import { longDay } from "../../locale/pt-br.ts"
import { addDays } from "../../platform/time/plain-day.ts"
import type { EntryRow } from "../list.ts"

/** From this many days before its last one on, an entry asks to be checked again. */
const reviewDays = 30

/** How an entry with a last day is shown in its list. `ended`: its state after that day. */
export function validityOf(
  text: string,
  { until, today, ended }: { until: string; today: string; ended: NonNullable<EntryRow["state"]> },
): EntryRow {
  if (until < today)
    return { note: `${sentence(text)} Venceu em ${longDay(until)}.`, state: ended, needsAttention: true }
  const isSoon = until < addDays(today, reviewDays)
  return {
    note: `${sentence(text)} Vale até ${longDay(until)}.`,
    state: isSoon ? { label: "Vence logo", tone: "look" } : onSite,
    needsAttention: isSoon,
  }
}

export const onSite = { label: "No site", tone: "done" } as const
export const offSite = { label: "Fora do site", tone: "off" } as const

/** With a full stop, which people often leave out. */
export const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
