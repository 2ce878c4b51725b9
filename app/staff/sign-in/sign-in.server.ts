import { isAPIError } from "better-auth/api"
import type { Db } from "../../platform/db/db.server.ts"
import type { StaffAuth } from "./auth.server.ts"
import { deletePasswordSessions } from "./credential-store.server.ts"

type WithHeaders = { headers: Headers }

export type PasswordOutcome =
  | "refused"
  | { next: "code"; headers: Headers }
  | { next: "enrol"; personId: string; headers: Headers }

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
  const { response, headers: answer } = result
  return "twoFactorRedirect" in response
    ? { next: "code", headers: answer }
    : { next: "enrol", personId: response.user.id, headers: answer }
}

/** Turns an API error into "refused", which does not reveal which part was wrong. */
export async function orRefused<T extends WithHeaders>(work: Promise<T>): Promise<T | "refused"> {
  try {
    return await work
  } catch (error) {
    if (isAPIError(error)) return "refused"
    throw error
  }
}

export type CodeOutcome = "refused" | { personId: string; headers: Headers }

/** The second step, with the six digits of the authenticator. */
export async function signInWithCode(auth: StaffAuth, headers: Headers, code: string): Promise<CodeOutcome> {
  return personOf(await orRefused(auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })))
}

/** The second step with one of the ten recovery codes; each works once. */
export async function signInWithRecoveryCode(
  auth: StaffAuth,
  headers: Headers,
  code: string,
): Promise<CodeOutcome> {
  return personOf(
    await orRefused(auth.api.verifyBackupCode({ body: { code }, headers, returnHeaders: true })),
  )
}

type Verified = WithHeaders & { response: { user: { id: string } } }

function personOf(verified: Verified | "refused"): CodeOutcome {
  return verified === "refused"
    ? verified
    : { personId: verified.response.user.id, headers: verified.headers }
}

/** Completes the setup of a second factor. Sessions that were opened without it end. */
export async function confirmSecondFactor(
  { auth, authDb }: { auth: StaffAuth; authDb: Db },
  headers: Headers,
  code: string,
) {
  const outcome = await signInWithCode(auth, headers, code)
  if (outcome !== "refused") await deletePasswordSessions(authDb, outcome.personId)
  return outcome
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

/** Within a session: whether this is the person's password. */
export function checkPassword(auth: StaffAuth, headers: Headers, password: string) {
  return orRefused(auth.api.verifyPassword({ body: { password }, headers, returnHeaders: true }))
}

export async function signOut(auth: StaffAuth, headers: Headers) {
  const result = await orRefused(auth.api.signOut({ headers, returnHeaders: true }))
  return result === "refused" ? new Headers() : result.headers
}
