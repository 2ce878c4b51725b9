import type { Client } from "pg"
import type { Secrets } from "../../app/platform/keys/secrets.ts"
import { connect } from "../../db/connect.ts"
import { ensureRoles, loginOf, loginRoles, roleUrl } from "../../db/roles.ts"
import type { PurposeName } from "./purposes.ts"
import type { Changes, SettingsFiles } from "./settings-files.ts"

/** What changes in the settings files besides the secret itself. */
export function changesOf(files: SettingsFiles, name: PurposeName, secrets: Secrets): Changes {
  if (name === "edge") {
    files.require("EDGE_REFRESH_KEYS")
    return { EDGE_REFRESH_KEYS: () => secrets.map(({ value }) => value).join("|") }
  }
  if (name !== "database") return {}
  return Object.fromEntries(
    loginRoles.map((role) => [
      `DATABASE_URL_${role.replace("webplan_", "").toUpperCase()}`,
      (url: string) => roleUrl(url, secrets, role),
    ]),
  )
}

/** Makes the database accept exactly these versions. */
export async function setAccepted(files: SettingsFiles, name: PurposeName, secrets: Secrets) {
  if (name === "database") await withDatabase(files, (client) => ensureRoles(client, secrets))
}

async function withDatabase<T>(files: SettingsFiles, work: (client: Client) => Promise<T>) {
  const client = await connect(files.require("DATABASE_URL"))
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What must be true before the old versions are retired. Returns what the operator should know besides. */
export async function beforeRetiring(
  files: SettingsFiles,
  name: PurposeName,
  secrets: Secrets,
  { isLeaked }: { isLeaked: boolean },
) {
  // Imported only here, because the sign-in library takes longer to load than the rest of the command to run.
  if (name === "sign-in") return (await import("./reencrypt.ts")).reencrypt(files, secrets)
  if (name === "database")
    await withDatabase(files, (client) =>
      isLeaked ? endConnections(client, secrets) : refuseWhileConnected(client, secrets),
    )
  return ""
}

function oldLogins([, ...others]: Secrets) {
  return others.flatMap(({ version }) => loginRoles.map((role) => loginOf(role, version)))
}

async function refuseWhileConnected(client: Client, secrets: Secrets) {
  const { rows } = await client.query<{ usename: string }>(
    "select distinct usename from pg_stat_activity where usename = any($1)",
    [oldLogins(secrets)],
  )
  if (rows.length === 0) return
  const names = rows.map(({ usename }) => usename).join(", ")
  throw new Error(
    `still connected with the old version: ${names}. Find out which program it is (pg_stat_activity)`,
  )
}

/** Whoever knows the old password must not stay connected: closing a login does not end its connections. */
async function endConnections(client: Client, secrets: Secrets) {
  const [current] = secrets
  await ensureRoles(client, [current])
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = any($1)", [
    oldLogins(secrets),
  ])
}
