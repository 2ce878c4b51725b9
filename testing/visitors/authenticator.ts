import { createHmac } from "node:crypto"

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** The code of an authenticator app for a secret (RFC 6238), `steps` of 30 seconds from now. */
export function codeOf(secret: string, steps = 0, now = Date.now()) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000) + steps))
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0")
}

function fromBase32(text: string) {
  const bits = Array.from(text.replaceAll(/[\s=]/g, ""))
    .map((letter) => alphabet.indexOf(letter.toUpperCase()).toString(2).padStart(5, "0"))
    .join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
