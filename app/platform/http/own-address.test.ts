import { expect, test } from "vitest"
import { ownAddress } from "./own-address.ts"

test.each([
  ["127.0.0.1", "http://127.0.0.1:3000"],
  ["0.0.0.0", "http://127.0.0.1:3000"],
  ["::", "http://127.0.0.1:3000"],
  ["::1", "http://[::1]:3000"],
  ["localhost", "http://localhost:3000"],
])("a server on %s reaches itself at %s", (host, address) => {
  expect(ownAddress(host, 3000)).toBe(address)
})
