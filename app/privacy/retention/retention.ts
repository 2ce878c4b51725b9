/** A row of retention_rules with the columns that the nightly run needs. */
export type RetentionRule = {
  code: string
  action: "erase" | "report"
  days: number
  target: "leads" | "test_leads" | "blog_events" | "web_vitals" | "rate_limits" | "dead_jobs"
}

/** The result of a rule: rows found, rows erased, and the time of the last change of the oldest row. */
export type RetentionFinding = { found: number; erased: number; oldest: Date | null }

export type RetentionLine = RetentionFinding & Pick<RetentionRule, "code" | "action" | "days">
