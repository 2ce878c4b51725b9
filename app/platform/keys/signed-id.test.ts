import { expect, test } from "vitest"
import { parseSecrets, type Secrets } from "./secrets.ts"
import { createIdSigner } from "./signed-id.server.ts"

const [a, b] = ["a".repeat(32), "b".repeat(32)]

function signer(text: string, purpose = "invitations") {
  return createIdSigner(parseSecrets(text) as Secrets, purpose)
}

test("reads the id of a genuine token, and null from one with another secret, purpose, id or format", () => {
  const token = signer(`1:${a}`).sign("WP-ABCD-1234")
  expect(token).toMatch(/^[\w.-]+$/)
  expect(signer(`1:${a}`).read(token)).toBe("WP-ABCD-1234")
  expect(signer(`1:${b}`).read(token)).toBe(null)
  expect(signer(`1:${a}`, "unsubscribe").read(token)).toBe(null)
  const signature = token.slice(token.indexOf(".") + 1)
  for (const bad of [`WP-ABCD-1235.${signature}`, signature, "", `${token}x`, token.toLowerCase(), "WP-1."])
    expect(signer(`1:${a}`).read(bad), bad).toBe(null)
})

test("[N16.06] signs with the first version and accepts every version until it is retired", () => {
  const [old, both, swapped, next] = [`1:${a}`, `1:${a},2:${b}`, `2:${b},1:${a}`, `2:${b}`]
  const oldToken = signer(old).sign("7")
  expect(signer(both).sign("7")).toBe(oldToken)
  const newToken = signer(swapped).sign("7")
  expect(newToken).not.toBe(oldToken)
  for (const token of [oldToken, newToken])
    for (const accepting of [both, swapped]) expect(signer(accepting).read(token)).toBe("7")
  expect(signer(next).read(newToken)).toBe("7")
  expect(signer(next).read(oldToken)).toBe(null)
})

test("refuses settings without a version, with a short value, a repeated version or a stray character", () => {
  expect(parseSecrets(`12:${a}, 3:${b}`)).toEqual([
    { version: 12, value: a },
    { version: 3, value: b },
  ])
  for (const text of [
    "",
    a,
    `0:${a}`,
    `1:${a.slice(1)}`,
    `1:${a},1:${b}`,
    `1:${a},`,
    `1:${a} x`,
    `1:${a}|${b}`,
  ])
    expect(parseSecrets(text), text).toBe(null)
})
