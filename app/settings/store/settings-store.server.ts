import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import type { StoredValue } from "../stored-value.ts"

/** One value of one setting. A null value is the default again. */
export type StoredVersion = { name: string; value: unknown; changeId: number }

/** The values in force, or those that were in force right after a change. */
export async function listVersionsInForce(db: Db, at = Number.MAX_SAFE_INTEGER): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`
    select distinct on (name) name, value, change_id from settings_versions
    where change_id <= ${at} order by name, change_id desc`.execute(db)
  return rows
}

/** The number of the newest change of a setting or of the calendar; 0 before the first. */
export async function readNewestChange(db: Db): Promise<number> {
  const { newest } = await db
    .selectFrom("settingsChanges")
    .select((eb) => eb.fn.coalesce(eb.fn.max("id"), eb.lit(0)).as("newest"))
    .executeTakeFirstOrThrow()
  return newest
}

/** Changes are stored one after the other, so that their numbers are in the order in which they took effect. */
export async function lockSettings(db: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('settings_changes'))`.execute(db)
}

type NewChange = { authorId: string; reason: string; returnOf: number | null }
type NewVersion = { name: string; value: StoredValue | null; replaces: number | null }

export async function insertChange(
  db: Db,
  { authorId, reason, returnOf }: NewChange,
  versions: readonly NewVersion[],
): Promise<number> {
  const { id } = await db
    .insertInto("settingsChanges")
    .values({ authorId, reason, returnOf })
    .returning("id")
    .executeTakeFirstOrThrow()
  if (versions.length === 0) return id
  await db
    .insertInto("settingsVersions")
    .values(
      versions.map(({ name, value, replaces }) => ({
        name,
        changeId: id,
        value: value === null ? null : JSON.stringify(value),
        replaces,
      })),
    )
    .execute()
  return id
}

export type ChangeEntry = {
  id: number
  author: string
  reason: string
  createdAt: Date
  returnOf: number | null
  versions: { name: string; value: unknown; before: unknown }[]
}

/** The newest changes first: of the settings with these names, or of the entries of the lists with these names, up to `limit`. */
export async function listChanges(db: Db, names: readonly string[], limit: number): Promise<ChangeEntry[]> {
  const { rows } = await selectChanges(sql`
    where exists (
      select from settings_versions v where v.change_id = c.id and split_part(v.name, '.', 1) = any(${names}))
    order by c.id desc limit ${limit}`).execute(db)
  return rows
}

export async function findChange(db: Db, id: number): Promise<ChangeEntry | null> {
  const { rows } = await selectChanges(sql`where c.id = ${id}`).execute(db)
  return rows[0] ?? null
}

function selectChanges(which: RawBuilder<unknown>) {
  return sql<ChangeEntry>`
  select c.id, p.name as author, c.reason, c.created_at, c.return_of,
    (select coalesce(jsonb_agg(jsonb_build_object('name', v.name, 'value', v.value, 'before', b.value) order by v.name), '[]')
      from settings_versions v
      left join settings_versions b on (b.name, b.change_id) = (v.name, v.replaces)
      where v.change_id = c.id) as versions
  from settings_changes c join staff_people p on p.id = c.author_id ${which}`
}
