import { Client } from "pg"
import type { Secrets } from "../../app/platform/keys/secrets.ts"
import { ensureRoles, loginOf, loginRoles, roleUrl } from "../../db/roles.ts"
import type { PurposeName } from "./purposes.ts"
import type { SettingsFiles } from "./settings-files.ts"

/** What a purpose needs at a step in addition to the new value in the files. */

export async function whenAdded(files: SettingsFiles, name: PurposeName, secrets: Secrets) {
  if (name === "edge") writeEdgeKeys(files, secrets)
  if (name === "database") await withDatabase(files, (client) => ensureRoles(client, secrets))
}

/** nginx's own variable: the values that it accepts. */
function writeEdgeKeys(files: SettingsFiles, secrets: Secrets) {
  files.write("EDGE_REFRESH_KEYS", secrets.map(({ value }) => value).join("|"))
}

async function withDatabase(files: SettingsFiles, work: (client: Client) => Promise<void>) {
  const client = new Client({
    connectionString: files.require("DATABASE_URL"),
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

export function whenUsed(files: SettingsFiles, name: PurposeName, secrets: Secrets) {
  if (name !== "database") return
  for (const role of loginRoles) {
    const variable = `DATABASE_URL_${role.replace("webplan_", "").toUpperCase()}`
    const url = files.read(variable)
    if (url) files.write(variable, roleUrl(url, secrets, role))
  }
}

export async function beforeRetiring(files: SettingsFiles, name: PurposeName, secrets: Secrets) {
  // Imported only here, because the sign-in library takes longer to load than the rest of the command to run.
  if (name === "sign-in") await (await import("./reencrypt.ts")).reencrypt(files, secrets)
  if (name === "database") await withDatabase(files, (client) => refuseWhileConnected(client, secrets))
}

async function refuseWhileConnected(client: Client, [, ...others]: Secrets) {
  const logins = others.flatMap(({ version }) => loginRoles.map((role) => loginOf(role, version)))
  const { rows } = await client.query<{ usename: string }>(
    "select distinct usename from pg_stat_activity where usename = any($1)",
    [logins],
  )
  if (rows.length === 0) return
  const names = rows.map(({ usename }) => usename).join(", ")
  throw new Error(
    `still connected with the old version: ${names}. Restart these processes (deploy/restart) and try again`,
  )
}

export async function whenRetired(files: SettingsFiles, name: PurposeName, secrets: Secrets) {
  await whenAdded(files, name, secrets)
}
