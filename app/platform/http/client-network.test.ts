import { expect, test } from "vitest"
import { clientNetwork, clientPrefix48 } from "./client-network.ts"

test("counts an IPv4 address by itself in any notation", () => {
  for (const address of [
    "203.0.113.9",
    "::ffff:203.0.113.9",
    "::FFFF:cb00:7109",
    "0:0:0:0:0:ffff:203.0.113.9",
  ]) {
    expect(clientNetwork(address)).toBe("203.0.113.9")
    expect(clientPrefix48(address)).toBeNull()
  }
  expect(clientNetwork("::ffff:203.0.113.10")).toBe("203.0.113.10")
})

test("counts an IPv6 address by its /64 and /48 in any notation", () => {
  for (const address of [
    "2001:db8:1:2::1",
    "2001:db8:1:2:ffff:ffff:ffff:ffff",
    "2001:0DB8:0001:0002:0:0:0:9",
    "2001:db8:1:2:3::",
    "2001:db8:1:2::203.0.113.9",
    "2001:db8:1:2::1%eth0",
  ]) {
    expect(clientNetwork(address)).toBe("2001:db8:1:2::/64")
    expect(clientPrefix48(address)).toBe("2001:db8:1::/48")
  }
  expect(clientNetwork("2001:db8::1")).toBe("2001:db8:0:0::/64")
  expect(clientNetwork("2001:db8:0:0:1::")).toBe("2001:db8:0:0::/64")
  expect(clientNetwork("2001:db8::1:2:3:4:5")).toBe("2001:db8:0:1::/64")
  expect(clientNetwork("::1")).toBe("0:0:0:0::/64")
  expect(clientPrefix48("2001:db8:1:ffff::1")).toBe("2001:db8:1::/48")
  expect(clientPrefix48("2001:db8:2:ffff::1")).toBe("2001:db8:2::/48")
})

test("maps a network to itself", () => {
  expect(clientPrefix48(clientNetwork("2001:db8:1:2::1"))).toBe("2001:db8:1::/48")
})

test("counts text that is not an address unchanged", () => {
  for (const text of ["", "unknown", "1.2.3", "::g"]) {
    expect(clientNetwork(text)).toBe(text)
    expect(clientPrefix48(text)).toBeNull()
  }
})
