import type { LeadStats } from "./lead-stats.ts"

export const numbersPeriods = ["hoje", "7-dias", "30-dias", "mes", "inicio", "outro"] as const
export type NumbersPeriod = (typeof numbersPeriods)[number]

/** Whole per cent; null where nothing was counted, so that nothing can be divided by. */
type Percent = number | null

/**
 * What the office did in a period, without tests (D46), over days of São Paulo (D45). A part that could not be
 * counted is null and shows as "?" (D71); a part that was counted and is empty is not.
 */
export type LeadNumbers = {
  /** Days as YYYY-MM-DD, both included. */
  period: { key: NumbersPeriod; from: string; to: string }
  countedAt: Date
  /** Leads of the period that had their first contact, or whose deadline passed without one. */
  promise: { kept: number; answered: number; percent: Percent } | null
  /** Working minutes from arrival to first contact; null too when nobody was reached yet. */
  medianMinutes: number | null
  p90Minutes: number | null
  waitingNow: number | null
  lateNow: number | null
  /** §7: the four counts, whatever the period. Zeros when they could not be read, and marked so (D71). */
  stats: LeadStats & { isFailed: boolean }
  /** §9: closed ÷ total, in whole per cent. */
  conversion: Percent
  /** Every day of the period in order, empty ones too; at most about 90, a longer period comes as weeks only. */
  days: readonly NumbersDay[] | null
  /** Steps of working minutes in order; the last has no end. */
  firstContactHistogram: readonly HistogramStep[] | null
  weeks: readonly NumbersWeek[] | null
  funnel: NumbersFunnel | null
  byOperadora: readonly OperadoraNumbers[] | null
  bySource: readonly SourceNumbers[] | null
  byPage: readonly SourceNumbers[] | null
}

/** `isRest`: the office was closed all day, so the day is drawn paler. */
export type NumbersDay = { day: string; leads: number; isRest: boolean }

export type HistogramStep = { from: number; to: number | null; leads: number }

/** Whole weeks from Monday to Sunday, as far as the period holds them. */
export type NumbersWeek = {
  from: string
  to: string
  leads: number
  medianMinutes: number | null
  inTime: Percent
}

/** Visits and form views are null where the product does not count them: the funnel then begins with leads. */
export type NumbersFunnel = {
  visits: number | null
  formViews: number | null
  leads: number
  contacted: number
  quoted: number
  closed: number
}

/** Most leads first. */
export type SourceNumbers = { label: string; leads: number; closed: number }
export type OperadoraNumbers = SourceNumbers & { key: string; inTime: Percent }
