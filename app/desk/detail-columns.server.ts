import { sql } from "kysely"
import { detailNames } from "../leads/lead/lead-fields.ts"

/** The columns of a lead's details for a select list, each followed by a comma. */
export function detailColumns(table: string) {
  return sql.join(
    detailNames.map((name) => sql`${sql.ref(`${table}.${name}`)}, `),
    sql``,
  )
}
