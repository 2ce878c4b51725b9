import { createHash, randomBytes } from "node:crypto"

/** 256 random bits for a URL or a cookie, and their hash for the database. */
export function newSecret() {
  const secret = randomBytes(32).toString("base64url")
  return { secret, hash: hashOfSecret(secret) }
}

export const hashOfSecret = (secret: string) => createHash("sha256").update(secret).digest()
