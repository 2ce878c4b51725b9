import { expect, test } from "vitest"
import { plainReferrer } from "./plain-referrer.ts"

test("keeps the origin and path of a referrer and removes query, fragment, user name and password", () => {
  expect(plainReferrer("https://ana:senha@busca.example/r/?q=ana%40x.com#a")).toBe("https://busca.example/r/")
  for (const nothing of ["", "about:blank", "android-app://com.x/", "javascript:1", "isto não é endereço"])
    expect(plainReferrer(nothing), nothing).toBeNull()
})
