import { expect, test } from "vitest"
import { hostCookie } from "./host-cookie.ts"

test("has the prefix and Secure over TLS only", () => {
  expect(hostCookie("a", "https://site.example", "Lax").write("x", 60)).toBe(
    "__Host-a=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
  )
  expect(hostCookie("a", "http://localhost:3000", "Strict").write("x", 0)).toBe(
    "a=x; Path=/; Max-Age=0; HttpOnly; SameSite=Strict",
  )
})

test("reads its own value and no other cookie", () => {
  const { read } = hostCookie("a", "https://site.example", "Lax")
  const from = (cookie: string) => read(new Headers({ cookie }))
  expect(from("b=1; __Host-a=2; c=3")).toBe("2")
  expect([from("a=1; x__Host-a=2"), from("__Host-a="), read(new Headers())]).toEqual([null, null, null])
})
