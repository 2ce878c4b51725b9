import type { LeadStats } from "./lead-stats.ts"

export const numbersPeriods = ["hoje", "7-dias", "30-dias", "mes", "inicio", "outro"] as const
export type NumbersPeriod = (typeof numbersPeriods)[number]

/** Whole per cent; null when the divisor is zero. */
type Percent = number | null

/**
 * Statistics of a period without test leads (D46), over days of São Paulo (D45). A part that could not be counted is null
 * and is shown as "?" (D71).
 */
export type LeadNumbers = {
  /** Days as YYYY-MM-DD, both included. */
  period: { key: NumbersPeriod; from: string; to: string }
  countedAt: Date
  /** `answered` counts leads with a first contact, and leads whose deadline passed without one. */
  promise: { kept: number; answered: number; percent: Percent } | null
  /** Working minutes from arrival to first contact; also null when nobody was reached yet. */
  medianMinutes: number | null
  p90Minutes: number | null
  waitingNow: number | null
  lateNow: number | null
  /** §7: the four counts, independent of the period. Zeros with `isFailed` when they could not be read (D71). */
  stats: LeadStats & { isFailed: boolean }
  /** §9: closed ÷ total, in whole per cent. */
  conversion: Percent
  /** Every day of the period in order, including empty ones. Empty for a period longer than about 90 days. */
  days: readonly NumbersDay[] | null
  /** Steps of working minutes in order; the last one has no end. */
  firstContactHistogram: readonly HistogramStep[] | null
  weeks: readonly NumbersWeek[] | null
  funnel: NumbersFunnel | null
  byOperadora: readonly OperadoraNumbers[] | null
  bySource: readonly SourceNumbers[] | null
  byPage: readonly SourceNumbers[] | null
}

/** `isRest`: the office was closed all day; the chart draws it paler. */
export type NumbersDay = { day: string; leads: number; isRest: boolean }

export type HistogramStep = { from: number; to: number | null; leads: number }

/** A week from Monday to Sunday that is wholly in the period. */
export type NumbersWeek = {
  from: string
  to: string
  leads: number
  medianMinutes: number | null
  inTime: Percent
}

/** Visits and form views are null when they are not counted. The funnel then starts with leads. */
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
