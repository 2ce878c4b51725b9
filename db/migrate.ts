import path from "node:path"
import { runner } from "node-pg-migrate"
import { blogQueues } from "../app/blog/publishing/blog-queues.ts"
import { deskQueues } from "../app/desk/escalation/desk-queues.ts"
import { countLeadDays } from "../app/desk/numbers/count-days-queue.ts"
import { emailConsent } from "../app/leads/lead/lead.ts"
import { leadQueues } from "../app/leads/notify/lead-queues.ts"
import { pruneLimits } from "../app/platform/http/limit-jobs.server.ts"
import { installQueue } from "../app/platform/jobs/queue-schema.server.ts"
import { redriveQueue } from "../app/platform/jobs/request-redrive.server.ts"
import type { Secrets } from "../app/platform/keys/secrets.ts"
import { cookieTexts } from "../app/privacy/consent/cookie-texts.ts"
import { holderQueues } from "../app/privacy/holder/holder-queues.ts"
import { sealConsents } from "../app/privacy/ledger/ledger-queues.ts"
import { applyRetentionRules } from "../app/privacy/retention/retention-queues.ts"
import { settingsQueues } from "../app/settings/edge/settings-queues.ts"
import { auditQueues } from "../app/staff/audit/audit-queues.ts"
import { staffQueues } from "../app/staff/people/staff-queues.ts"
import { applyFunctions, createFunctionsForTables } from "./apply-functions.ts"
import { connect } from "./connect.ts"
import { installConsentTexts } from "./consent-texts.ts"
import { ownRelease, refuseWrongOrder } from "./contracting.ts"
import { grantQueue } from "./queue-grants.ts"
import { ensureRoles, loginRoles, logins, ownerRole } from "./roles.ts"

const migrationsDir = path.join(import.meta.dirname, "migrations")
const functionsDir = path.join(import.meta.dirname, "functions")

type Options = {
  /** An administrator of the server, or webplan_owner once the roles exist. */
  databaseUrl: string
  /** Passwords of the login roles are derived from it; without it they stay as the operator set them. */
  roleSecrets?: Secrets | undefined
  log?: (line: string) => void
  /** Another folder of functions, another folder of migrations and another release, for tests. */
  functions?: string
  migrations?: string
  release?: string
}

/**
 * Brings a database up to date: roles, migrations, functions, queue. Safe to repeat and to run concurrently.
 * Returns the names of the migrations and functions it applied.
 */
export async function migrate({
  databaseUrl,
  roleSecrets,
  log = () => {},
  functions = functionsDir,
  migrations = migrationsDir,
  release = ownRelease(),
}: Options) {
  const client = await connect(databaseUrl, "-c client_min_messages=warning")
  try {
    await ensureRoles(client, roleSecrets)
    await client.query("select pg_advisory_lock(7355609)")
    const database = client.escapeIdentifier(client.database ?? "")
    await client.query(`grant create, connect, temporary on database ${database} to ${ownerRole}`)
    await client.query(`grant usage, create on schema public to ${ownerRole} with grant option`)
    await client.query(`revoke connect, temporary on database ${database} from public`)
    const processRoles = loginRoles.filter((role) => role !== ownerRole).join(", ")
    await client.query(`grant connect on database ${database} to ${logins.join(", ")}`)
    await client.query(`set role ${ownerRole}`)
    // Only roles named in a function's file may call it.
    await client.query("alter default privileges revoke execute on functions from public")
    const recordRelease = await refuseWrongOrder(client, migrations, release)
    await createFunctionsForTables(client, functions)
    const applied = await runner({
      dbClient: client,
      dir: migrations,
      direction: "up",
      migrationsTable: "pgmigrations",
      checkOrder: true,
      noLock: true,
      logger: { debug: () => {}, info: () => {}, warn: log, error: log },
    })
    await client.query(`grant select on pgmigrations to ${processRoles}`)
    const changed = await applyFunctions(client, functions)
    await recordRelease()
    // Partitions for raw events until the worker creates the next ones itself.
    await client.query("select prepare_blog_analytics(3)")
    await installConsentTexts(client, [emailConsent, ...cookieTexts])
    await installQueue(client, [
      ...leadQueues,
      ...deskQueues,
      ...holderQueues,
      ...blogQueues,
      ...staffQueues,
      ...settingsQueues,
      ...auditQueues,
      pruneLimits,
      redriveQueue,
      countLeadDays,
      sealConsents,
      applyRetentionRules,
    ])
    await grantQueue(client)
    return [...applied.map((migration) => migration.name), ...changed]
  } finally {
    await client.end()
  }
}

export async function ensureDatabase(serverUrl: string, name: string, template?: string) {
  const client = await connect(serverUrl)
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name])
    const copy = template ? ` template ${client.escapeIdentifier(template)} strategy file_copy` : ""
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}${copy}`)
  } finally {
    await client.end()
  }
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}
