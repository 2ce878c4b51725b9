import { sql } from "kysely"
import { detailNames } from "../leads/lead/lead-fields.ts"

/** The columns of a lead's details, each with a comma behind it, for a select list. */
export function detailColumns(table: string) {
  return sql.join(
    detailNames.map((name) => sql`${sql.ref(`${table}.${name}`)}, `),
    sql``,
  )
}
