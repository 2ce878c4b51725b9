import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto"

const iterations = 4096

/**
 * What PostgreSQL stores instead of a password (RFC 5802). `alter role` gets this, because the server may write statements
 * to its log.
 */
export function scramVerifier(password: string, salt = randomBytes(16)) {
  const salted = pbkdf2Sync(password, salt, iterations, 32, "sha256")
  const keyOf = (name: string) => createHmac("sha256", salted).update(name).digest()
  const storedKey = createHash("sha256").update(keyOf("Client Key")).digest("base64")
  const serverKey = keyOf("Server Key").toString("base64")
  return `SCRAM-SHA-256$${iterations}:${salt.toString("base64")}$${storedKey}:${serverKey}`
}
