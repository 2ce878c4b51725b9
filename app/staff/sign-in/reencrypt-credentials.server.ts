import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"
import type { Db } from "../../platform/db/db.server.ts"
import type { StaffAuth } from "./auth.server.ts"
import { listSecondFactors, replaceCiphertexts } from "./credential-store.server.ts"

type SecondFactor = Awaited<ReturnType<typeof listSecondFactors>>[number]

/**
 * Encrypts second factors and recovery codes with the current version of the secret, so that an older one can be retired.
 * The library does not. `left`: how many still need another version, because they changed meanwhile. `unreadable`: whose
 * second factor no version can read.
 */
export async function reencryptCredentials({ auth, db }: { auth: StaffAuth; db: Db }) {
  const { secretConfig: key } = await auth.$context
  if (typeof key === "string") throw new Error("the secret has no versions")
  const isCurrent = (data: string) => parseEnvelope(data)?.version === key.currentVersion
  const isOld = ({ secret, backupCodes }: SecondFactor) => !isCurrent(secret) || !isCurrent(backupCodes)
  const unreadable: string[] = []
  for (const row of (await listSecondFactors(db)).filter(isOld)) {
    const values = await Promise.all(
      [row.secret, row.backupCodes].map((data) => symmetricDecrypt({ key, data }).catch(() => null)),
    )
    const [secret, backupCodes] = values
    if (!secret || !backupCodes) unreadable.push(row.userId)
    else
      await replaceCiphertexts(db, row, {
        secret: await symmetricEncrypt({ key, data: secret }),
        backupCodes: await symmetricEncrypt({ key, data: backupCodes }),
      })
  }
  const left = (await listSecondFactors(db)).filter((row) => isOld(row) && !unreadable.includes(row.userId))
  return { left: left.length, unreadable }
}
