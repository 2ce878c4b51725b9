import { type RawBuilder, sql } from "kysely"
import { siteId } from "./blog-site.ts"

/** D30: of our site, published, and not dated in the future; `p` is the post. */
export function visible(now?: Date): RawBuilder<boolean> {
  return sql<boolean>`p.site_id = ${siteId} and p.status = 'published' and p.published_at <= ${moment(now)}`
}

/** The database's clock, unless `now` is given. */
export const moment = (now?: Date) => (now ? sql<Date>`${now}::timestamptz` : sql<Date>`now()`)
