import { readFileSync } from "node:fs"
import { Client, DatabaseError } from "pg"
import { functionRoles, loginRoles } from "../../db/roles.ts"

/** The variables that a running process was started with, as an intruder in it would read them. */
export function environmentOf(pid: number) {
  const pairs = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  )
}

const notAllowed = "42501"

/** The tables and views of which these variables open a row, in whichever role and for whichever person they claim to act. */
export async function tablesReachedFrom(environment: Record<string, string>) {
  const reached = new Set<string>()
  for (const url of Object.values(environment).filter((value) => value.startsWith("postgres"))) {
    const client = new Client({ connectionString: url })
    await client.connect()
    const attempt = async (statement: string) => {
      try {
        return (await client.query<{ name: string }>(statement)).rows
      } catch (error) {
        if (error instanceof DatabaseError && error.code === notAllowed) return []
        throw error
      }
    }
    const tables = await attempt(
      "select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^(pg_|information_schema)'",
    )
    await attempt(
      "select set_config('webplan.staff_role', 'administracao', false), set_config('webplan.staff_id', gen_random_uuid()::text, false), set_config('webplan.holder', 'titular@exemplo.example', false)",
    )
    for (const role of [null, ...loginRoles, ...functionRoles]) {
      if (role) await attempt(`set role ${role}`)
      // No column is named, so that a right on one column is enough.
      for (const { name } of tables)
        if ((await attempt(`select from ${name} limit 1`)).length > 0) reached.add(name)
      await attempt("reset role")
    }
    await client.end()
  }
  return [...reached].toSorted()
}
