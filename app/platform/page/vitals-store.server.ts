import { sql } from "kysely"
import type { Db } from "../db/db.server.ts"
import { type Vital, type VitalCount, vitalBucket } from "./vitals.ts"

/** Adds one measure to the count of its day (in this time zone), page and bucket. */
export function countVital(db: Db, vital: Vital, timeZone: string) {
  return sql`
    insert into web_vitals as v (day, page, name, bucket, measures)
    values ((now() at time zone ${timeZone})::date, ${vital.page}, ${vital.name}, ${vitalBucket(vital)}, 1)
    on conflict (day, page, name, bucket) do update set measures = v.measures + 1`.execute(db)
}

/** The measures since a day, all pages together. */
export async function countVitals(db: Db, since: string): Promise<VitalCount[]> {
  const { rows } = await sql<VitalCount>`
    select name, bucket::float8 as bucket, sum(measures)::bigint as measures from web_vitals
    where day >= ${since}::date group by name, bucket`.execute(db)
  return rows
}
