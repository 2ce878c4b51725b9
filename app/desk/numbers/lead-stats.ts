/** §7: the four counts, over days of São Paulo (D45), without test leads (D46). */
export type LeadStats = { total: number; today: number; month: number; closed: number }

export const noStats: LeadStats = { total: 0, today: 0, month: 0, closed: 0 }

/** §9: fechado ÷ total, in whole per cent. */
export function conversionRate({ total, closed }: Pick<LeadStats, "total" | "closed">) {
  return total > 0 ? Math.round((closed / total) * 100) : 0
}
