import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"
import type { Db } from "../../platform/db/db.server.ts"
import type { StaffAuth } from "./auth.server.ts"
import { listSecondFactors, replaceCiphertexts } from "./credential-store.server.ts"

/**
 * Encrypts second factors and recovery codes with the current version of the secret, so that an older one can be retired.
 * The library does not. Returns how many still need another version: rows that changed meanwhile.
 */
export async function reencryptCredentials({ auth, db }: { auth: StaffAuth; db: Db }) {
  const { secretConfig: key } = await auth.$context
  if (typeof key === "string") throw new Error("the secret has no versions")
  const isCurrent = (data: string) => parseEnvelope(data)?.version === key.currentVersion
  const renew = async (data: string) =>
    isCurrent(data) ? data : symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) })
  const isOld = ({ secret, backupCodes }: { secret: string; backupCodes: string }) =>
    !isCurrent(secret) || !isCurrent(backupCodes)
  for (const row of (await listSecondFactors(db)).filter(isOld))
    await replaceCiphertexts(db, row, {
      secret: await renew(row.secret),
      backupCodes: await renew(row.backupCodes),
    })
  return (await listSecondFactors(db)).filter(isOld).length
}
