import { createHmac } from "node:crypto"
import type pg from "pg"

export const ownerRole = "webplan_owner"
export const loginRoles = [
  ownerRole,
  "webplan_web",
  "webplan_worker",
  "webplan_staff",
  "webplan_auth",
] as const
export type LoginRole = (typeof loginRoles)[number]

/** Owners of the functions that the web role may call: intake of leads, rights of holders. They cannot log in. */
export const functionRoles = ["webplan_intake", "webplan_holder"] as const

/** Roles belong to the server, not to one database, so they cannot be created in a migration. */
export async function ensureRoles(admin: pg.ClientBase, secret: string | undefined) {
  // Two programs may prepare two databases of one server at the same time.
  await admin.query("select pg_advisory_lock(7355608)")
  try {
    const { rows } = await admin.query<{ rolname: string }>("select rolname from pg_roles")
    const existing = new Set(rows.map((row) => row.rolname))
    for (const role of [...loginRoles, ...functionRoles]) {
      if (!existing.has(role)) await admin.query(`create role ${role} nologin`)
    }
    for (const role of secret ? loginRoles : []) {
      const password = admin.escapeLiteral(rolePassword(secret ?? "", role))
      await admin.query(`alter role ${role} login password ${password}`)
    }
    const { rows: self } = await admin.query<{ is_owner: boolean }>(
      `select current_user = '${ownerRole}' as is_owner`,
    )
    if (!self[0]?.is_owner) await admin.query(`grant ${ownerRole} to current_user`)
    await admin.query(`grant ${functionRoles.join(", ")} to ${ownerRole}`)
    await grantStatistics(admin)
    // A stuck statement must not block a visitor or a connection for ever.
    await admin.query("alter role webplan_web set statement_timeout = '8s'")
    await admin.query("alter role webplan_web set idle_in_transaction_session_timeout = '10s'")
    await admin.query("alter role webplan_web set lock_timeout = '4s'")
    await admin.query("alter role webplan_staff set statement_timeout = '15s'")
    await admin.query("alter role webplan_staff set idle_in_transaction_session_timeout = '20s'")
    await admin.query("alter role webplan_auth set statement_timeout = '8s'")
    await admin.query("alter role webplan_auth set idle_in_transaction_session_timeout = '10s'")
  } finally {
    await admin.query("select pg_advisory_unlock(7355608)")
  }
}

export function rolePassword(secret: string, role: LoginRole) {
  return createHmac("sha256", secret).update(`database role ${role}`).digest("base64url")
}

export function roleUrl(adminUrl: string, secret: string, role: LoginRole) {
  const url = new URL(adminUrl)
  url.username = role
  url.password = rolePassword(secret, role)
  return url.toString()
}

/**
 * The desk's diagnostics read statistics through a function of the owner. An administrator who may not grant this right
 * skips it; the diagnostics then display less.
 */
async function grantStatistics(admin: pg.ClientBase) {
  const { rows } = await admin.query<{ may: boolean }>(
    `select not pg_has_role('${ownerRole}', 'pg_read_all_stats', 'member')
      and (rolsuper or pg_has_role(current_user, 'pg_read_all_stats', 'member with admin option')) as may
    from pg_roles where rolname = current_user`,
  )
  if (rows[0]?.may) await admin.query(`grant pg_read_all_stats to ${ownerRole}`)
}
