import { hkdfSync } from "node:crypto"
import type { Secret, Secrets } from "./secrets.ts"

/**
 * The keys of one purpose, one per version of its secret; the first is used for everything new. Two purposes get different
 * keys even if an operator sets the same secret for both, so nothing made for one purpose is valid for another.
 */
export function deriveKeys([current, ...others]: Secrets, purpose: string): Secrets {
  const derive = ({ version, value }: Secret) => ({
    version,
    value: Buffer.from(hkdfSync("sha256", value, "", `purpose: ${purpose}`, 32)).toString("base64url"),
  })
  return [derive(current), ...others.map(derive)]
}
