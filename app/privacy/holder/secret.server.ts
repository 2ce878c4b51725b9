import { createHash, randomBytes } from "node:crypto"

/** 256 random bits as a path or a cookie carries them, and what the database is told of them. */
export function newHolderSecret() {
  const secret = randomBytes(32).toString("base64url")
  return { secret, hash: hashOfSecret(secret) }
}

export const hashOfSecret = (secret: string) => createHash("sha256").update(secret).digest()
