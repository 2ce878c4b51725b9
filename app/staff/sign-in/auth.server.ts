import { betterAuth } from "better-auth"
import { admin, twoFactor } from "better-auth/plugins"
import { createAccessControl } from "better-auth/plugins/access"
import type { Db } from "../../platform/db/db.server.ts"
import { staffRoles } from "../people/staff-person.ts"
import { passwordLength } from "./new-password.ts"

type Options = {
  /** Connected as webplan_auth, the only role that may read credentials. */
  db: Db
  secret: string
  publicUrl: string
}

const minutes = 60
const hours = 60 * minutes

/** A session ends after two hours without a request, or twelve hours after sign-in (signed-in.server.ts). */
const idleSeconds = 2 * hours

// Our own guard decides what each role may do; the plugin only needs the names.
const access = createAccessControl({ desk: ["enter"] })
const roles = Object.fromEntries(staffRoles.map((role) => [role, access.newRole({ desk: ["enter"] })]))

/**
 * Staff sign-in. The HTTP endpoints of better-auth are not mounted. Our pages call its API, so that every address has our
 * guard and limits and works without script.
 */
export function createAuth({ db, secret, publicUrl }: Options) {
  const cookie = cookieOf(publicUrl)
  return betterAuth({
    appName: "WebPlan",
    baseURL: publicUrl,
    secret,
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
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    advanced: {
      cookiePrefix: cookie.prefix,
      useSecureCookies: false,
      defaultCookieAttributes: { secure: cookie.secure, httpOnly: true, sameSite: "lax", path: "/" },
      database: { generateId: "uuid" },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      twoFactor({ issuer: "WebPlan", twoFactorTable: "staffTwoFactors" }),
      admin({ ac: access, roles, defaultRole: "atendente", adminRoles: ["administracao"] }),
    ],
  })
}

/** Browsers accept the prefix only with Secure, and Secure only over TLS; development uses plain HTTP. */
function cookieOf(publicUrl: string) {
  const secure = publicUrl.startsWith("https:")
  return { prefix: secure ? "__Host-webplan" : "webplan", secure }
}

export type StaffAuth = ReturnType<typeof createAuth>
