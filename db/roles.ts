import { createHmac } from "node:crypto"
import type pg from "pg"
import type { Secrets } from "../app/platform/keys/secrets.ts"
import { scramVerifier } from "./scram-verifier.ts"

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
export async function ensureRoles(admin: pg.ClientBase, secrets: Secrets | undefined) {
  // Two programs may prepare two databases of one server at the same time.
  await admin.query("select pg_advisory_lock(7355608)")
  try {
    const { rows } = await admin.query<{ rolname: string }>("select rolname from pg_roles")
    const existing = new Set(rows.map((row) => row.rolname))
    for (const role of [...loginRoles, ...functionRoles]) {
      if (!existing.has(role)) await admin.query(`create role ${role} nologin`)
    }
    for (const role of loginRoles) {
      const second = secondLogin(role)
      if (!existing.has(second)) await admin.query(`create role ${second} nologin noinherit in role ${role}`)
      // Has no rights of its own: everything such a connection does, it does as the role itself.
      await admin.query(`alter role ${second} set role = '${role}'`)
    }
    if (secrets) await setPasswords(admin, secrets)
    const { rows: self } = await admin.query<{ is_owner: boolean }>(
      `select current_user = '${ownerRole}' as is_owner`,
    )
    if (!self[0]?.is_owner) await admin.query(`grant ${ownerRole} to current_user`)
    await admin.query(`grant ${functionRoles.join(", ")} to ${ownerRole}`)
    await grantStatistics(admin)
    for (const [role, settings] of Object.entries(timeouts))
      for (const login of [role, secondLogin(role)])
        for (const [name, value] of Object.entries(settings))
          await admin.query(`alter role ${login} set ${name} = '${value}'`)
  } finally {
    await admin.query("select pg_advisory_unlock(7355608)")
  }
}

/**
 * A stuck statement must not block a visitor or a connection for ever. After a cut of the network a server may learn late that
 * the other side is gone: an open transaction would keep its locks until then.
 */
const timeouts = {
  webplan_web: { statement_timeout: "8s", idle_in_transaction_session_timeout: "10s", lock_timeout: "4s" },
  webplan_staff: { statement_timeout: "15s", idle_in_transaction_session_timeout: "20s" },
  webplan_auth: { statement_timeout: "8s", idle_in_transaction_session_timeout: "10s" },
  webplan_worker: { idle_in_transaction_session_timeout: "5s" },
}

/**
 * A login has one password. Each role has two logins, for odd and even versions of the secret, so that both versions work
 * during a rotation. A login without a version cannot be used.
 */
async function setPasswords(admin: pg.ClientBase, secrets: Secrets) {
  for (const role of loginRoles)
    for (const login of [role, secondLogin(role)]) {
      const secret = secrets.find(({ version }) => loginOf(role, version) === login)
      const verifier = secret && admin.escapeLiteral(scramVerifier(passwordOf(secret.value, login)))
      await admin.query(
        verifier
          ? `alter role ${login} login password ${verifier}`
          : `alter role ${login} nologin password null`,
      )
    }
}

const secondLogin = (role: string) => `${role}_b`

export const logins = loginRoles.flatMap((role) => [role, secondLogin(role)])

export function loginOf(role: LoginRole, version: number) {
  return version % 2 === 1 ? role : secondLogin(role)
}

function passwordOf(secret: string, login: string) {
  return createHmac("sha256", secret).update(`database role ${login}`).digest("base64url")
}

/** The address of a role with the current version of the secret. */
export function roleUrl(adminUrl: string, [current]: Secrets, role: LoginRole) {
  const url = new URL(adminUrl)
  url.username = loginOf(role, current.version)
  url.password = passwordOf(current.value, url.username)
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
