/** A row of retention_rules, as the nightly run reads it. */
export type RetentionRule = {
  code: string
  action: "erase" | "report"
  days: number
  target: "leads" | "test_leads" | "blog_events" | "web_vitals" | "rate_limits" | "dead_jobs"
}

/** What a rule came upon: how many, how many of them went, and the last movement of the oldest. */
export type RetentionFinding = { found: number; erased: number; oldest: Date | null }

export type RetentionLine = RetentionFinding & Pick<RetentionRule, "code" | "action" | "days">
