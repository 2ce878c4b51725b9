import { sql } from "kysely"
import { timeZone } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { RetentionFinding, RetentionRule } from "./retention.ts"

export function listRetentionRules(db: Db): Promise<RetentionRule[]> {
  return db
    .selectFrom("retentionRules")
    .select(["code", "action", "days", "target"])
    .orderBy("code")
    .$narrowType<Pick<RetentionRule, "action" | "target">>()
    .execute()
}

type Found = { found: number; oldest: Date | null }
const one = ({ rows: [row] }: { rows: Found[] }): Found => row ?? { found: 0, oldest: null }

export async function countLeadsPastRule(db: Db, code: string, now: Date) {
  return one(
    await sql<Found>`
      select count(*) as found, min(moved_at) as oldest from leads_past_rule(${code}, ${now}, null)`.execute(
      db,
    ),
  )
}

export async function listLeadsPastRule(db: Db, code: string, now: Date, limit: number) {
  const { rows } = await sql<{ leadId: number; movedAt: Date }>`
    select lead_id, moved_at from leads_past_rule(${code}, ${now}, ${limit})`.execute(db)
  return rows
}

/** False when the lead is locked or was changed meanwhile. */
export async function eraseLeadPastRule(db: Db, code: string, leadId: number, now: Date) {
  const { rows } = await sql<{ isErased: boolean }>`
    select erase_lead_past_rule(${code}, ${leadId}, ${now}) as is_erased`.execute(db)
  return rows[0]?.isErased ?? false
}

const cutoff = (code: string, now: Date) => sql`retention_cutoff(${code}, ${now})`

/** Data other than leads is erased in one statement for each target. A dry run only counts. */
export const eraseByTarget: Record<
  Exclude<RetentionRule["target"], "leads" | "test_leads">,
  (db: Db, rule: RetentionRule, now: Date, isDryRun: boolean) => Promise<Found>
> = {
  blog_events: async (db, _rule, now, isDryRun) =>
    one(
      await sql<Found>`select events as found, oldest from erase_blog_events(${now}, ${isDryRun})`.execute(
        db,
      ),
    ),
  web_vitals: async (db, { code }, now, isDryRun) =>
    one(
      await sql<Found>`
        with past as (
          ${isDryRun ? sql`select day from web_vitals` : sql`delete from web_vitals`}
          where day < (${cutoff(code, now)} at time zone ${sql.lit(timeZone)})::date
          ${isDryRun ? sql`` : sql`returning day`}
        )
        select count(*) as found, min(day)::timestamp at time zone ${sql.lit(timeZone)} as oldest from past`.execute(
        db,
      ),
    ),
  rate_limits: async (db, { code }, now, isDryRun) =>
    one(
      await sql<Found>`
        with past as (
          ${isDryRun ? sql`select expires_at from rate_limits` : sql`delete from rate_limits`}
          where expires_at < ${cutoff(code, now)}
          ${isDryRun ? sql`` : sql`returning expires_at`}
        )
        select count(*) as found, min(expires_at) as oldest from past`.execute(db),
    ),
  dead_jobs: async (db, { code }, now, isDryRun) =>
    one(
      await sql<Found>`
        with past as (
          ${isDryRun ? sql`select created_on from pgboss.job` : sql`delete from pgboss.job`}
          where name in (select dead_letter from pgboss.queue where dead_letter is not null)
            and created_on < ${cutoff(code, now)}
          ${isDryRun ? sql`` : sql`returning created_on`}
        )
        select count(*) as found, min(created_on) as oldest from past`.execute(db),
    ),
}

type RunRow = RetentionFinding & { rule: string; days: number; startedAt: Date; finishedAt: Date }

export function insertRetentionRun(db: Db, run: RunRow) {
  return db.insertInto("retentionRuns").values(run).execute()
}
