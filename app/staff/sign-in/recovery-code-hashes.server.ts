import { createHash } from "node:crypto"
import {
  generateRandomString,
  type SecretConfig,
  symmetricDecrypt,
  symmetricEncrypt,
} from "better-auth/crypto"
import type { Secrets } from "../../platform/keys/secrets.ts"

export const recoveryCodeCount = 10

const groups = 5
const groupLength = 5
const mark = "sha256:"

/** 25 letters and digits are 129 random bits, so that a plain hash is enough (ASVS 5.0, 6.5.2). */
export function newRecoveryCodes() {
  const group = () => generateRandomString(groupLength, "a-z", "0-9")
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, group).join("-"))
}

/** How a code is stored and compared. Spaces, hyphens and capitals do not count. */
export function hashRecoveryCode(code: string) {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, "")
  return mark + createHash("sha256").update(plain).digest("base64url")
}

/** The library passes the codes as JSON: new ones as text, those left after one was used as hashes. */
function hashAll(json: string) {
  const codes = JSON.parse(json) as string[]
  return JSON.stringify(codes.map((code) => (code.startsWith(mark) ? code : hashRecoveryCode(code))))
}

/** The hashes are encrypted too, like the secret of the authenticator app beside them. */
export function storeRecoveryCodes(key: string | SecretConfig, codes: readonly string[]) {
  return symmetricEncrypt({ key, data: hashAll(JSON.stringify(codes)) })
}

/** For the library. Codes that it stored before as text are hashed when they are read. */
export function recoveryCodeStorage(secrets: Secrets) {
  const key: SecretConfig = {
    keys: new Map(secrets.map(({ version, value }) => [version, value])),
    currentVersion: secrets[0].version,
  }
  return {
    encrypt: (json: string) => symmetricEncrypt({ key, data: hashAll(json) }),
    decrypt: async (data: string) => hashAll(await symmetricDecrypt({ key, data })),
  }
}
