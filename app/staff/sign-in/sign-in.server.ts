import { isAPIError } from "better-auth/api"
import type { StaffAuth } from "./auth.server.ts"

type Answered = { headers: Headers }

export type PasswordOutcome = "refused" | { next: "code" | "enrol"; headers: Headers }

/** The first step. Who has no second factor yet gets a session that opens only the page to make one. */
export async function signInWithPassword(
  auth: StaffAuth,
  headers: Headers,
  { email, password }: { email: string; password: string },
): Promise<PasswordOutcome> {
  const answered = await orRefused(
    auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
  )
  if (answered === "refused") return "refused"
  return {
    next: "twoFactorRedirect" in answered.response ? "code" : "enrol",
    headers: answered.headers,
  }
}

/** A refusal is a value and says nothing about which part was wrong. */
async function orRefused<T extends Answered>(work: Promise<T>): Promise<T | "refused"> {
  try {
    return await work
  } catch (error) {
    if (isAPIError(error)) return "refused"
    throw error
  }
}

/** The second step, with the authenticator's six digits. Also ends the making of a second factor. */
export function signInWithCode(auth: StaffAuth, headers: Headers, code: string) {
  return orRefused(auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }))
}

/** The second step with one of the ten codes kept on paper; it works once. */
export function signInWithRecoveryCode(auth: StaffAuth, headers: Headers, code: string) {
  return orRefused(auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true }))
}

export type Enrolment = { uri: string; recoveryCodes: string[] }

/** Begins a second factor anew until one code of it has been right. */
export async function beginSecondFactor(
  auth: StaffAuth,
  headers: Headers,
  password: string,
): Promise<Enrolment | "refused"> {
  const answered = await orRefused(
    auth.api.enableTwoFactor({ body: { password }, headers, returnHeaders: true }),
  )
  if (answered === "refused" || !("totpURI" in answered.response)) return "refused"
  const { totpURI, backupCodes } = answered.response
  return { uri: totpURI, recoveryCodes: backupCodes }
}

export async function signOut(auth: StaffAuth, headers: Headers) {
  const answered = await orRefused(auth.api.signOut({ headers, returnHeaders: true }))
  return answered === "refused" ? new Headers() : answered.headers
}
