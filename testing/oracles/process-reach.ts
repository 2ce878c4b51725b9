import { readFileSync } from "node:fs"
import { Client } from "pg"
import { loginRoles } from "../../db/roles.ts"
import { guardedTables } from "./privileges.ts"

/** The variables that a running process was started with, as whoever took it over would read them. */
export function environmentOf(pid: number) {
  const pairs = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  )
}

/** The tables with personal data of which these variables open a row, as `login role table`. */
export async function tablesReachedFrom(environment: Record<string, string>) {
  const urls = Object.values(environment).filter((value) => value.startsWith("postgres"))
  const reached: string[] = []
  for (const url of urls) {
    const client = new Client({ connectionString: url })
    await client.connect()
    const read = async (statement: string) => (await client.query(statement).catch(() => ({ rows: [] }))).rows
    // A process may say that it acts for any person.
    await client.query(
      "select set_config('webplan.staff_role', 'administracao', false), set_config('webplan.staff_id', gen_random_uuid()::text, false), set_config('webplan.holder', 'titular@exemplo.example', false)",
    )
    for (const role of [null, ...loginRoles, "webplan_intake", "webplan_holder"]) {
      if (role) await read(`set role ${role}`)
      for (const table of guardedTables)
        if ((await read(`select * from ${table} limit 1`)).length > 0)
          reached.push(`${new URL(url).username} ${role ?? "itself"} ${table}`)
      await read("reset role")
    }
    await client.end()
  }
  return reached
}
