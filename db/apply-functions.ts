import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { ClientBase } from "pg"
import { functionRoles } from "./roles.ts"

/** `leads/submit-lead` is the file db/functions/leads/submit-lead.sql. */
type FunctionFile = { name: string; text: string; hash: string }

/**
 * Applies every new file and every file edited since it was last applied, in one transaction and in the order of their
 * paths. Runs as the owner, after the migrations. Returns the names of the applied files.
 */
export async function applyFunctions(owner: ClientBase, dir: string) {
  const files = readFunctionFiles(dir)
  return inTransaction(owner, async () => {
    const recorded = await readRecordedHashes(owner)
    const changed = files.filter(({ name, hash }) => recorded.get(name) !== hash)
    await applyFiles(owner, changed)
    await owner.query("delete from applied_functions where name <> all($1)", [files.map(({ name }) => name)])
    await checkBodies(owner)
    return changed.map(({ name }) => name)
  })
}

/** Generated columns and policies use these functions, so their files are applied before the first migration. */
export async function createFunctionsForTables(owner: ClientBase, dir: string) {
  await owner.query(`create table if not exists applied_functions (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`)
  await inTransaction(owner, async () => {
    const recorded = await readRecordedHashes(owner)
    const files = readFunctionFiles(dir).filter(({ name }) => name.startsWith("before-tables/"))
    // Only missing ones: applyFunctions applies edited files, with all others in one transaction.
    await applyFiles(
      owner,
      files.filter(({ name }) => !recorded.has(name)),
    )
  })
}

export function readFunctionFiles(dir: string): FunctionFile[] {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".sql"))
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(dir, file), "utf8")
      return { name: file.slice(0, -4), text, hash: createHash("sha256").update(text).digest("hex") }
    })
}

async function readRecordedHashes(owner: ClientBase) {
  const { rows } = await owner.query<{ name: string; hash: string }>(
    "select name, hash from applied_functions",
  )
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

async function applyFiles(owner: ClientBase, files: readonly FunctionFile[]) {
  if (files.length === 0) return
  // Functions call one another, so bodies are checked only after all exist.
  await owner.query("set local check_function_bodies = off")
  // A new owner needs the right to create. This transaction revokes it again, so no other session sees it.
  await owner.query(`grant create on schema public to ${functionRoles.join(", ")}`)
  for (const file of files) {
    await revokeRights(owner, path.basename(file.name).replaceAll("-", "_"))
    try {
      await owner.query(file.text)
    } catch (error) {
      throw new Error(`db/functions/${file.name}.sql: ${(error as Error).message}`, { cause: error })
    }
    await owner.query(
      `insert into applied_functions (name, hash) values ($1, $2)
      on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
      [file.name, file.hash],
    )
  }
  await owner.query(`revoke create on schema public from ${functionRoles.join(", ")}`)
}

/** The file then grants its own rights, so that a grant deleted from a file disappears from the database too. */
async function revokeRights(owner: ClientBase, name: string) {
  const { rows } = await owner.query<{ revoke: string }>(
    `select format('revoke all on function %s from %s', p.oid::regprocedure,
      string_agg(case a.grantee when 0 then 'public' else a.grantee::regrole::text end, ', ')) as revoke
    from pg_proc p cross join aclexplode(p.proacl) a
    where p.pronamespace = 'public'::regnamespace and p.proname = $1 and a.grantee <> p.proowner group by p.oid`,
    [name],
  )
  for (const { revoke } of rows) await owner.query(revoke)
}

/** Finds errors in new bodies, and unchanged functions that use something a migration removed. */
async function checkBodies(owner: ClientBase) {
  await owner.query("set local check_function_bodies = on")
  await owner.query(`
    select case l.lanname when 'sql' then fmgr_sql_validator(p.oid) else plpgsql_validator(p.oid) end
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')`)
}

async function inTransaction<T>(owner: ClientBase, work: () => Promise<T>) {
  await owner.query("begin")
  try {
    const result = await work()
    await owner.query("commit")
    return result
  } catch (error) {
    await owner.query("rollback")
    throw error
  }
}
