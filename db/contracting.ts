import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { ClientBase } from "pg"

/** A migration that removes something says since which release nothing uses it: `-- Contracting: unused since 0.3.0`. */
type Contracting = { name: string; unusedSince: string }

/** The release before this rule: it did not record itself. */
const firstRelease = "0.1.0"

/**
 * Refuses a release that would run on tables that lack what it uses: one older than a contracting migration of the database allows, and
 * one whose new contracting migration removes what the release before it still uses. Both would fail only when visitors use them.
 * Runs as the owner, before the migrations; the returned function records the release after them.
 */
export async function refuseWrongOrder(owner: ClientBase, migrationsDir: string, release: string) {
  await owner.query(`create table if not exists schema_release (
    is_only boolean primary key default true check (is_only),
    current_release text not null,
    oldest_release text not null)`)
  const state = await readState(owner)
  const applied = await listApplied(owner)
  const contracting = listContracting(migrationsDir)
  if (state && isOlder(release, state.oldest))
    throw new Error(
      `this database works with releases from ${state.oldest} on, and this is ${release}: a migration removed what it uses. Go forward, or restore a backup (docs/operations.md)`,
    )
  const current = state?.current ?? firstRelease
  const early = contracting.find(
    ({ name, unusedSince }) => !applied.has(name) && isOlder(current, unusedSince),
  )
  if (applied.size > 0 && early)
    throw new Error(
      `${early.name} removes what release ${current} still uses. Roll out release ${early.unusedSince} first`,
    )
  // Before the migrations: if they are interrupted, the limit must not be missing.
  const floors = [state?.oldest ?? firstRelease, ...contracting.map(({ unusedSince }) => unusedSince)]
  const oldest = floors.reduce((newest, floor) => (isOlder(newest, floor) ? floor : newest))
  await owner.query(
    `insert into schema_release (current_release, oldest_release) values ($1, $2)
    on conflict (is_only) do update set oldest_release = $2`,
    [current, oldest],
  )
  return () => owner.query("update schema_release set current_release = $1", [release])
}

/**
 * Migrations that remove or rename something and do not say since when it is unused, and those that name a release that does not exist
 * yet: no database could be migrated.
 */
export function contractionFaults(migrationsDir: string, release: string) {
  const early = listContracting(migrationsDir)
    .filter(({ unusedSince }) => !isOlder(unusedSince, release))
    .map(({ name, unusedSince }) => `${name}: ${unusedSince} must be a release before this one, ${release}`)
  const undeclared = readMigrations(migrationsDir)
    .filter(({ name, text }) => name >= firstDeclared && removes(text) && unusedSinceOf(text) === null)
    .map(
      ({ name }) =>
        `${name} removes or renames something: it needs the line "-- Contracting: unused since <release>"`,
    )
  return [...undeclared, ...early]
}

/** Migrations before it are part of every release that exists. */
const firstDeclared = "20261119"

/** Dropped indexes, policies, constraints and defaults are not looked for: no release names them in its statements. */
const removals = [
  /\bdrop\s+(table|function|procedure|view|materialized|type|domain|schema|sequence|owned)\b/i,
  /\balter\s+table\b[^;]*\bdrop\s+(?!constraint\b|not\s+null\b|default\b|expression\b|identity\b)/i,
  /\balter\s+table\b[^;]*\balter\s+(column\s+)?\S+\s+((set\s+data\s+)?type|set\s+not\s+null)\b/i,
  /\brename\b/i,
  /\brevoke\b/i,
]

function removes(sql: string) {
  const statements = sql.replaceAll(/--.*$/gm, "")
  return removals.some((removal) => removal.test(statements))
}

/** The version of this checkout or release. */
export function ownRelease() {
  const text = readFileSync(path.join(import.meta.dirname, "../package.json"), "utf8")
  return (JSON.parse(text) as { version: string }).version
}

export function isOlder(release: string, than: string) {
  const [a, b] = [release, than].map((text) => text.split(".").map(Number))
  for (const [n, part] of (b ?? []).entries()) if ((a?.[n] ?? 0) !== part) return (a?.[n] ?? 0) < part
  return false
}

function listContracting(dir: string): Contracting[] {
  return readMigrations(dir).flatMap(({ name, text }) => {
    const unusedSince = unusedSinceOf(text)
    return unusedSince === null ? [] : [{ name: name.slice(0, -4), unusedSince }]
  })
}

function unusedSinceOf(sql: string) {
  return /^-- Contracting: unused since (\d+\.\d+\.\d+)$/m.exec(sql)?.[1] ?? null
}

function readMigrations(dir: string) {
  return readdirSync(dir)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(dir, name), "utf8") }))
}

async function readState(owner: ClientBase) {
  const { rows } = await owner.query<{ current: string; oldest: string }>(
    "select current_release as current, oldest_release as oldest from schema_release",
  )
  return rows[0]
}

async function listApplied(owner: ClientBase) {
  const { rows } = await owner.query<{ exists: boolean }>(
    "select to_regclass('pgmigrations') is not null as exists",
  )
  if (!rows[0]?.exists) return new Set<string>()
  const { rows: migrations } = await owner.query<{ name: string }>("select name from pgmigrations")
  return new Set(migrations.map(({ name }) => name))
}
