import { dayOf } from "../../locale/pt-br.ts"
import { addDays, isDay } from "../../platform/time/plain-day.ts"
import { type NumbersPeriod, numbersPeriods } from "./numbers.ts"

/** Days of São Paulo as YYYY-MM-DD, both included; no first day means from the beginning. */
export type DaySpan = { from: string | null; to: string }
export type AskedPeriod = DaySpan & { key: NumbersPeriod }

/** `?periodo=…`, and for another period `&de=…&ate=…`. What cannot be meant is the last 30 days. */
export function readPeriod(asked: URLSearchParams, now: Date): AskedPeriod {
  const today = dayOf(now)
  const key = numbersPeriods.find((known) => known === asked.get("periodo"))
  const usual = { key: "30-dias", ...spanOf("30-dias", today) } as const
  if (key === undefined) return usual
  if (key !== "outro") return { key, ...spanOf(key, today) }
  const [one, other] = [asked.get("de") ?? "", asked.get("ate") ?? ""]
  if (!isDay(one) || !isDay(other)) return usual
  return one <= other ? { key, from: one, to: other } : { key, from: other, to: one }
}

function spanOf(key: Exclude<NumbersPeriod, "outro">, today: string): DaySpan {
  const from = {
    hoje: today,
    "7-dias": addDays(today, -6),
    "30-dias": addDays(today, -29),
    mes: `${today.slice(0, 8)}01`,
    inicio: null,
  }[key]
  return { from, to: today }
}
