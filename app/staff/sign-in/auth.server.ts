import { betterAuth } from "better-auth"
import { admin, twoFactor } from "better-auth/plugins"
import { createAccessControl } from "better-auth/plugins/access"
import type { Db } from "../../platform/db/db.server.ts"
import { staffRoles } from "../people/staff-person.ts"
import { passwordLength } from "./new-password.ts"

type Options = {
  /** As webplan_auth, the only role that may read credentials. */
  db: Db
  secret: string
  publicUrl: string
}

const minutes = 60
const hours = 60 * minutes

/** Two hours without a request end a session; so do twelve hours of work (see signed-in.server.ts). */
const idleSeconds = 2 * hours

// What each role may do is decided by our own guard; the plugin only has to know the names.
const access = createAccessControl({ desk: ["enter"] })
const roles = Object.fromEntries(staffRoles.map((role) => [role, access.newRole({ desk: ["enter"] })]))

/**
 * Staff sign-in. Its own HTTP endpoints are not mounted: our pages call it, so that every address has our guard, our
 * limits and works without script.
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
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
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

/** Browsers take the prefix only with Secure, and Secure only over TLS; development speaks plain HTTP. */
function cookieOf(publicUrl: string) {
  const secure = publicUrl.startsWith("https:")
  return { prefix: secure ? "__Host-webplan" : "webplan", secure }
}

export type StaffAuth = ReturnType<typeof createAuth>
