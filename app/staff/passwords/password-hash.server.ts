import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto"
import { verifyPassword } from "better-auth/crypto"

/** ASVS 5.0, appendix C, asks for at least these when r is 8. One hash takes 32 MB. */
const cost = { log2N: 15, r: 8, p: 3 } as const
const saltBytes = 16
const keyBytes = 64

const format = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/

/** A stored hash names its parameters, so that they can be raised later and older hashes stay valid. */
export async function hashPassword(password: string) {
  const salt = randomBytes(saltBytes)
  const key = await derive(password, salt, keyBytes, cost)
  return `scrypt$${cost.log2N}$${cost.r}$${cost.p}$${salt.toString("base64url")}$${key.toString("base64url")}`
}

export async function isPassword({ hash, password }: { hash: string; password: string }) {
  const [, log2N, r, p, salt = "", key = ""] = format.exec(hash) ?? []
  // A hash that the library made with its own parameters, before we had ours.
  if (!key) return verifyPassword({ hash, password })
  const expected = Buffer.from(key, "base64url")
  const given = await derive(password, Buffer.from(salt, "base64url"), expected.byteLength, {
    log2N: Number(log2N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(given, expected)
}

/** NFKC, as NIST SP 800-63B advises: two keyboards may send one letter as different characters. */
function derive(
  password: string,
  salt: Buffer,
  length: number,
  { log2N, r, p }: { log2N: number; r: number; p: number },
) {
  const N = 2 ** log2N
  const options: ScryptOptions = { N, r, p, maxmem: 2 * 128 * N * r }
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, length, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
