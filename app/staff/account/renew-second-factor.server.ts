import { base32 } from "@better-auth/utils/base32"
import { createOTP } from "@better-auth/utils/otp"
import { generateRandomString, symmetricEncrypt } from "better-auth/crypto"
import { codeStep } from "../sign-in/code-step.server.ts"
import {
  deleteOtherSessions,
  replaceRecoveryCodes,
  replaceSecondFactor,
} from "../sign-in/credential-store.server.ts"
import {
  newRecoveryCodes,
  recoveryCodeCount,
  storeRecoveryCodes,
} from "../sign-in/recovery-code-hashes.server.ts"
import { type AccountContext, recordChange } from "./change-account.server.ts"

const secretLength = 32

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
  const { secretConfig: key } = await auth.$context
  const recoveryCodes = newRecoveryCodes()
  const stored = {
    secret: await symmetricEncrypt({ key, data: secret }),
    backupCodes: await storeRecoveryCodes(key, recoveryCodes),
    lastUsedStep: step,
  }
  await authDb.transaction().execute(async (transaction) => {
    await replaceSecondFactor(transaction, personId, stored)
    await deleteOtherSessions(transaction, { id: sessionId, personId })
    await recordChange(transaction, personId, "second-factor")
  })
  return recoveryCodes
}

/** The page sends back the address that it showed as a QR code. */
function secretOf(uri: string) {
  const shown = new URL(uri).searchParams.get("secret") ?? ""
  if (!/^[A-Z2-7]+=*$/.test(shown)) return null
  const secret = new TextDecoder().decode(base32.decode(shown))
  return secret.length === secretLength ? secret : null
}

/** Replaces the recovery codes. The new ones are returned to be shown once. */
export async function renewRecoveryCodes({ auth, authDb, personId }: AccountContext) {
  const codes = newRecoveryCodes()
  const encrypted = await storeRecoveryCodes((await auth.$context).secretConfig, codes)
  await authDb.transaction().execute(async (transaction) => {
    await replaceRecoveryCodes(transaction, personId, encrypted)
    await recordChange(transaction, personId, "recovery-codes")
  })
  return codes
}

/** How many of the recovery codes have not been used. */
export async function countRecoveryCodes({ auth, personId }: Pick<AccountContext, "auth" | "personId">) {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: personId } })
  return { left: backupCodes.length, of: recoveryCodeCount }
}
