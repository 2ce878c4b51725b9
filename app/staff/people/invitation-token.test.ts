import { expect, test } from "vitest"
import { invitationPath, readInvitationToken } from "./invitation-token.server.ts"

const secret = "a-secret-of-more-than-thirty-two-characters"
const id = "0b0e7f0a-3c1d-4a52-9f66-6f1c2f0c9a11"

test("an invitation's address contains its token without escaping", () => {
  const [start, token = ""] = invitationPath(secret, id).split("/convite/")
  expect(start).toBe("/painel")
  expect(token).toMatch(/^[\w.-]+$/)
  expect(readInvitationToken(secret, token)).toBe(id)
})
