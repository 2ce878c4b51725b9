import { expect, test } from "vitest"
import { mailReturn } from "./mail-return.ts"

test.each([
  ["5.1.1", "permanent", "address"],
  ["5.1.10", "permanent", "address"],
  ["5.2.1", "permanent", "address"],
  ["5.4.4", "permanent", "address"],
  ["5.1.8", "permanent", "other"],
  ["5.2.2", "permanent", "full"],
  ["4.2.2", "temporary", "full"],
  ["5.7.1", "permanent", "refused"],
  ["5.7.26", "permanent", "refused"],
  ["4.7.0", "temporary", "late"],
  ["4.4.1", "temporary", "late"],
  ["5.0.0", "permanent", "other"],
  ["", "permanent", "other"],
])("[N18.11] status %s is %s, cause %s", (status, kind, cause) => {
  expect(mailReturn(status)).toEqual({ class: kind, cause })
})
