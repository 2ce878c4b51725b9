import { dayOf } from "../../platform/pt-br.ts"
import { type NumbersPeriod, numbersPeriods } from "./numbers.ts"

/** Days of São Paulo as YYYY-MM-DD, both included; no first day means from the beginning. */
export type DaySpan = { from: string | null; to: string }
export type AskedPeriod = DaySpan & { key: NumbersPeriod }

const plainDay = /^\d{4}-\d\d-\d\d$/

export const isDay = (text: string) => {
  const time = plainDay.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // The 31st of February is read as a day of March: it must come back as it was written.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The day so many days later, or earlier. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The Monday of a day's week. */
export const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

const spanOf = (key: Exclude<NumbersPeriod, "outro">, today: string): DaySpan => {
  const from = {
    hoje: today,
    "7-dias": addDays(today, -6),
    "30-dias": addDays(today, -29),
    mes: `${today.slice(0, 8)}01`,
    inicio: null,
  }[key]
  return { from, to: today }
}

/** `?periodo=…`, and for another period `&de=…&ate=…`. What cannot be meant is the last 30 days. */
export const readPeriod = (asked: URLSearchParams, now: Date): AskedPeriod => {
  const today = dayOf(now)
  const key = numbersPeriods.find((known) => known === asked.get("periodo"))
  const usual = { key: "30-dias", ...spanOf("30-dias", today) } as const
  if (key === undefined) return usual
  if (key !== "outro") return { key, ...spanOf(key, today) }
  const [one, other] = [asked.get("de") ?? "", asked.get("ate") ?? ""]
  if (!isDay(one) || !isDay(other)) return usual
  return one <= other ? { key, from: one, to: other } : { key, from: other, to: one }
}
