import { dayOf } from "../../locale/pt-br.ts"
import { addDays, isDay } from "../../platform/time/plain-day.ts"
import { type NumbersPeriod, numbersPeriods } from "./numbers.ts"

/** Days of São Paulo as YYYY-MM-DD, both included. Without `from` the period has no start. */
export type DaySpan = { from: string | null; to: string }
export type RequestedPeriod = DaySpan & { key: NumbersPeriod }

/** Reads `?periodo=…`, and for another period `&de=…&ate=…`. Invalid values give the last 30 days. */
export function readPeriod(parameters: URLSearchParams, now: Date): RequestedPeriod {
  const today = dayOf(now)
  const key = numbersPeriods.find((known) => known === parameters.get("periodo"))
  const defaultPeriod = { key: "30-dias", ...spanOf("30-dias", today) } as const
  if (key === undefined) return defaultPeriod
  if (key !== "outro") return { key, ...spanOf(key, today) }
  const [one, other] = [parameters.get("de") ?? "", parameters.get("ate") ?? ""]
  if (!isDay(one) || !isDay(other)) return defaultPeriod
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
