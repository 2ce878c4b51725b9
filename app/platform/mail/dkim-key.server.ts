import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto"

// RFC 8301 demands 1024; large receivers distrust anything below 2048.
const fewestBits = 2048

/**
 * The private key that signs mails, written as base64 of PKCS#8 in one line, because a settings file has one line for each value.
 * Null for any other text, and for a key that receivers would not accept.
 */
export function readDkimKey(text: string): KeyObject | null {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, "base64"), format: "der", type: "pkcs8" })
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    // nodemailer signs by RSA only.
    return key.asymmetricKeyType === "rsa" && bits >= fewestBits ? key : null
  } catch {
    return null
  }
}

/** The public half as the DNS holds it, in the tag p= (RFC 6376). */
export function dkimPublicKey(key: KeyObject) {
  return createPublicKey(key).export({ format: "der", type: "spki" }).toString("base64")
}
