import { isAPIError } from "better-auth/api"
import type { StaffAuth } from "./auth.server.ts"

type WithHeaders = { headers: Headers }

export type PasswordOutcome = "refused" | { next: "code" | "enrol"; headers: Headers }

/** The first step. A person without a second factor gets a session that only opens the page to set one up. */
export async function signInWithPassword(
  auth: StaffAuth,
  headers: Headers,
  { email, password }: { email: string; password: string },
): Promise<PasswordOutcome> {
  const result = await orRefused(
    auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
  )
  if (result === "refused") return "refused"
  return {
    next: "twoFactorRedirect" in result.response ? "code" : "enrol",
    headers: result.headers,
  }
}

/** Turns an API error into "refused", which does not reveal which part was wrong. */
async function orRefused<T extends WithHeaders>(work: Promise<T>): Promise<T | "refused"> {
  try {
    return await work
  } catch (error) {
    if (isAPIError(error)) return "refused"
    throw error
  }
}

/** The second step, with the six digits of the authenticator. Also completes the setup of a second factor. */
export function signInWithCode(auth: StaffAuth, headers: Headers, code: string) {
  return orRefused(auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }))
}

/** The second step with one of the ten recovery codes; each works once. */
export function signInWithRecoveryCode(auth: StaffAuth, headers: Headers, code: string) {
  return orRefused(auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true }))
}

export type Enrolment = { uri: string; recoveryCodes: string[] }

/** Starts the setup of a second factor. It may start again until the first correct code. */
export async function beginSecondFactor(
  auth: StaffAuth,
  headers: Headers,
  password: string,
): Promise<Enrolment | "refused"> {
  const result = await orRefused(
    auth.api.enableTwoFactor({ body: { password }, headers, returnHeaders: true }),
  )
  if (result === "refused" || !("totpURI" in result.response)) return "refused"
  const { totpURI, backupCodes } = result.response
  return { uri: totpURI, recoveryCodes: backupCodes }
}

export async function signOut(auth: StaffAuth, headers: Headers) {
  const result = await orRefused(auth.api.signOut({ headers, returnHeaders: true }))
  return result === "refused" ? new Headers() : result.headers
}
