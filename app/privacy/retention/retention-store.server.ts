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

/** `createdAt` as text, because a Date has no microseconds. */
type DueLead = { leadId: number; createdAt: string; movedAt: Date }

/** One page, the oldest first. `last` is the last lead of the page before. */
export async function listLeadsPastRule(
  db: Db,
  { code, now, most, last }: { code: string; now: Date; most: number; last?: DueLead | undefined },
) {
  const { rows } = await sql<DueLead>`
    select lead_id, created_at::text, moved_at from list_leads_past_rule(${code}, ${now},
      ${last?.createdAt ?? "-infinity"}, ${last?.leadId ?? 0}, ${most})`.execute(db)
  return rows
}

/** In one transaction. Returns those that were erased: not those that are locked or were changed meanwhile. */
export async function eraseLeadsPastRule(db: Db, code: string, leadIds: readonly number[], now: Date) {
  const { rows } = await sql<{ leadId: number }>`
    select erase_leads_past_rule(${code}, ${leadIds}, ${now}) as lead_id`.execute(db)
  return rows.map(({ leadId }) => leadId)
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
