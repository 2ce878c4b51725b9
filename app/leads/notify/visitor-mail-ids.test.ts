import { expect, test } from "vitest"
import { testSecrets } from "../../../testing/test-secrets.ts"
import { createIdSigner } from "../../platform/keys/signed-id.server.ts"
import { createVisitorMailIds } from "./visitor-mail-ids.server.ts"

const ids = createVisitorMailIds(testSecrets.unsubscribe, "site@webplan.example")

test("[N18.11] a Message-ID names its lead, is the same on every run and cannot be guessed", () => {
  const id = ids.idOf(17)
  expect(id).toMatch(/^lead-17-visitor\.[\w-]{43}@webplan\.example$/)
  expect(ids.idOf(17)).toBe(id)
  expect(ids.leadOf(id)).toBe(17)
  expect(ids.leadOf(id.replace("@webplan.example", "@WebPlan.example"))).toBe(17)
  const unsubscribe = createIdSigner(testSecrets.unsubscribe, "unsubscribe").sign("lead-17-visitor")
  const wrong = [
    "lead-17-visitor@webplan.example",
    id.replace("lead-17", "lead-18"),
    id.replace("@webplan.example", "@other.example"),
    `${unsubscribe}@webplan.example`,
    id.slice(0, id.indexOf("@")),
    "",
  ]
  expect(wrong.filter((one) => ids.leadOf(one) !== null)).toEqual([])
})
