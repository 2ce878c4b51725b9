import { createHmac, timingSafeEqual } from "node:crypto"
import { deriveKeys } from "./derived-keys.server.ts"
import type { Secrets } from "./secrets.ts"

const pattern = /^([\w-]{1,64})\.([\w-]{43})$/

/** Signs ids for links in mails, so that nobody can guess or forge a link. */
export function createIdSigner(secrets: Secrets, purpose: string) {
  const keys = deriveKeys(secrets, purpose)
  return {
    sign: (id: string) => `${id}.${signatureOf(keys[0].value, id)}`,
    /** The id, or null when the signature was made with none of the versions. */
    read: (token: string) => {
      const [, id = "", signature = ""] = pattern.exec(token) ?? []
      return keys.some(({ value }) => isSame(signature, signatureOf(value, id))) ? id : null
    },
  }
}

function signatureOf(key: string, id: string) {
  return createHmac("sha256", key).update(id).digest("base64url")
}

function isSame(given: string, expected: string) {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
