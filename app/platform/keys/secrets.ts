/** One version of a secret. Versions only count up; a retired one is never used again. */
export type Secret = { version: number; value: string }

/** All versions in use: the first makes new signatures and ciphertexts, the others are still accepted. Never empty. */
export type Secrets = readonly [Secret, ...Secret[]]

const shortest = 32
// Letters, digits, _ and -, so that it can be written into any settings file, address and configuration.
const pattern = new RegExp(`^([1-9]\\d{0,8}):([\\w-]{${shortest},})$`)

/** Reads `2:new-value,1:old-value`. Null for any other text, and for a version that occurs twice. */
export function parseSecrets(text: string): Secrets | null {
  const secrets = text.split(",").map((part) => {
    const [, version = "", value = ""] = pattern.exec(part.trim()) ?? []
    return { version: Number(version), value }
  })
  const [current, ...others] = secrets
  const isValid = secrets.every(({ value }) => value)
  const isUnique = new Set(secrets.map(({ version }) => version)).size === secrets.length
  return current && isValid && isUnique ? [current, ...others] : null
}

export const secretsFormat = `must look like 1:value, with at least ${shortest} letters and digits in the value (deploy/run rotate new)`

export function formatSecrets(secrets: Secrets) {
  return secrets.map(({ version, value }) => `${version}:${value}`).join(",")
}
