import { betterAuth } from "better-auth"
import { admin, twoFactor } from "better-auth/plugins"
import { createAccessControl } from "better-auth/plugins/access"
import type { Db } from "../../platform/db/db.server.ts"
import { hostCookie } from "../../platform/http/host-cookie.ts"
import { deriveKeys } from "../../platform/keys/derived-keys.server.ts"
import type { Secrets } from "../../platform/keys/secrets.ts"
import { passkeyPlugin } from "../passkeys/passkey-plugin.server.ts"
import { hashPassword, isPassword } from "../passwords/password-hash.server.ts"
import { passwordLength } from "../passwords/password-length.ts"
import { staffRoles } from "../people/staff-person.ts"
import { olderCookies } from "./older-cookies.server.ts"
import { newRecoveryCodes, recoveryCodeStorage } from "./recovery-code-hashes.server.ts"
import { idleSeconds } from "./session-limits.ts"
import { singleUseCodes } from "./single-use-codes.server.ts"

type Options = {
  /** Connected as webplan_auth, the only role that may read credentials. */
  db: Db
  secrets: Secrets
  publicUrl: string
  /** Tests that enrol many people pass their own, because each hash takes a third of a second. */
  passwords?: { hash: typeof hashPassword; verify: typeof isPassword }
}

const ownPasswords = { hash: hashPassword, verify: isPassword }
const minutes = 60

// Our own guard decides what each role may do; the plugin only needs the names.
const access = createAccessControl({ desk: ["enter"] })
const roles = Object.fromEntries(staffRoles.map((role) => [role, access.newRole({ desk: ["enter"] })]))

/**
 * Staff sign-in. The HTTP endpoints of better-auth are not mounted. Our pages call its API, so that every address has our
 * guard and limits and works without script.
 */
export function createAuth({ db, secrets, publicUrl, passwords = ownPasswords }: Options) {
  const keys = deriveKeys(secrets, "sign-in")
  const cookie = hostCookie("webplan", publicUrl, "Lax")
  return betterAuth({
    appName: "WebPlan",
    baseURL: publicUrl,
    secrets: [...keys],
    database: { db, type: "postgres" },
    telemetry: { enabled: false },
    logger: { disabled: true },
    user: { modelName: "staffPeople" },
    account: { modelName: "staffAccounts" },
    verification: { modelName: "staffVerifications" },
    session: {
      modelName: "staffSessions",
      expiresIn: idleSeconds,
      updateAge: 5 * minutes,
      cookieCache: { enabled: false },
      additionalFields: {
        method: { type: "string", input: false },
        provedAt: { type: "date", input: false },
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, ctx) => ({
            data: { ...session, method: methodOf(ctx?.path), provedAt: new Date() },
          }),
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: passwords,
    },
    advanced: {
      cookiePrefix: cookie.name,
      useSecureCookies: false,
      defaultCookieAttributes: { secure: cookie.isSecure, httpOnly: true, sameSite: "lax", path: "/" },
      database: { generateId: "uuid" },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      // First, because the others read the cookies it accepts.
      olderCookies(keys, cookie.name),
      twoFactor({
        issuer: "WebPlan",
        twoFactorTable: "staffTwoFactors",
        backupCodeOptions: {
          customBackupCodesGenerate: newRecoveryCodes,
          storeBackupCodes: recoveryCodeStorage(keys),
        },
      }),
      admin({ ac: access, roles, defaultRole: "atendente", adminRoles: ["administracao"] }),
      singleUseCodes(db),
      passkeyPlugin(publicUrl),
    ],
  })
}

/** The second factor belongs to the session: that the person has one does not mean that this session was opened with it. */
function methodOf(endpoint = ""): SessionMethod {
  if (endpoint === "/passkey/verify-authentication") return "passkey"
  if (endpoint === "/two-factor/verify-totp") return "password+code"
  return endpoint === "/two-factor/verify-backup-code" ? "password+recovery" : "password"
}

/** How a session was opened, or last confirmed (fresh-proof.server.ts). */
export type SessionMethod = "password" | "password+code" | "password+recovery" | "passkey"

export type StaffAuth = ReturnType<typeof createAuth>
