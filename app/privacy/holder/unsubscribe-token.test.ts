import { expect, test } from "vitest"
import { readUnsubscribeToken, unsubscribeToken } from "./unsubscribe-token.server.ts"

const secret = "a-secret-of-more-than-thirty-two-characters"

test("reads the lead's protocol from a valid token, and null from a token with another secret, lead or format", () => {
  const token = unsubscribeToken(secret, "WP-ABCD-1234")
  expect(readUnsubscribeToken(secret, token)).toBe("WP-ABCD-1234")
  expect(encodeURIComponent(token)).toBe(token)
  expect(readUnsubscribeToken("another-secret-of-thirty-two-characters", token)).toBe(null)
  const signature = token.slice(token.indexOf(".") + 1)
  for (const bad of [
    `WP-ABCD-1235.${signature}`,
    signature,
    "",
    `${token}x`,
    token.toLowerCase(),
    "WP-ABCD-1234.",
  ])
    expect(readUnsubscribeToken(secret, bad)).toBe(null)
})
