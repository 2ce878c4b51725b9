import { base32 } from "@better-auth/utils/base32"
import { createOTP } from "@better-auth/utils/otp"
import { generateRandomString, symmetricEncrypt } from "better-auth/crypto"
import type { StaffAuth } from "../sign-in/auth.server.ts"
import { codeStep } from "../sign-in/code-step.server.ts"
import {
  deleteOtherSessions,
  replaceRecoveryCodes,
  replaceSecondFactor,
} from "../sign-in/credential-store.server.ts"
import { type AccountContext, recordChange } from "./change-account.server.ts"

const secretLength = 32
const codeCount = 10

/**
 * The address of a new secret, for the QR code. It is not stored yet: until the first right code, the old one works. The
 * library can only set up a second factor for somebody who has none.
 */
export function newSecretUri(email: string) {
  return createOTP(generateRandomString(secretLength)).url("WebPlan", email)
}

/**
 * Stores the new secret if the code shows that the app has it, and ends the person's other sessions. Returns new recovery
 * codes to be shown once.
 */
export async function confirmNewSecret(
  { auth, authDb, personId, sessionId }: AccountContext,
  { uri, code }: { uri: string; code: string },
): Promise<string[] | "refused"> {
  const secret = secretOf(uri)
  const step = secret && (await codeStep(secret, code))
  if (!secret || !step) return "refused"
  const recoveryCodes = newRecoveryCodes()
  const stored = {
    secret: await encrypt(auth, secret),
    backupCodes: await encrypt(auth, JSON.stringify(recoveryCodes)),
    lastUsedStep: step,
  }
  await authDb.transaction().execute(async (transaction) => {
    await replaceSecondFactor(transaction, personId, stored)
    await deleteOtherSessions(transaction, { id: sessionId, personId })
    await recordChange(transaction, personId, "second-factor")
  })
  return recoveryCodes
}

/** In the library's format. */
function newRecoveryCodes() {
  const half = () => generateRandomString(5, "a-z", "0-9", "A-Z")
  return Array.from({ length: codeCount }, () => `${half()}-${half()}`)
}

/** The page sends back the address that it showed as a QR code. */
function secretOf(uri: string) {
  const shown = new URL(uri).searchParams.get("secret") ?? ""
  if (!/^[A-Z2-7]+=*$/.test(shown)) return null
  const secret = new TextDecoder().decode(base32.decode(shown))
  return secret.length === secretLength ? secret : null
}

async function encrypt(auth: StaffAuth, data: string) {
  return symmetricEncrypt({ key: (await auth.$context).secretConfig, data })
}

/** Replaces the recovery codes. The new ones are returned to be shown once. */
export async function renewRecoveryCodes({ auth, authDb, personId }: AccountContext) {
  const codes = newRecoveryCodes()
  const encrypted = await encrypt(auth, JSON.stringify(codes))
  await authDb.transaction().execute(async (transaction) => {
    await replaceRecoveryCodes(transaction, personId, encrypted)
    await recordChange(transaction, personId, "recovery-codes")
  })
  return codes
}

/** How many of the recovery codes have not been used. */
export async function countRecoveryCodes({ auth, personId }: Pick<AccountContext, "auth" | "personId">) {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: personId } })
  return { left: backupCodes.length, of: codeCount }
}
