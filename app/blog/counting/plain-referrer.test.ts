import { expect, test } from "vitest"
import { plainReferrer } from "./plain-referrer.ts"

test("a referrer keeps its origin and path and loses query, fragment, name and password", () => {
  expect(plainReferrer("https://ana:senha@busca.example/r/?q=ana%40x.com#a")).toBe("https://busca.example/r/")
  for (const nothing of ["", "about:blank", "android-app://com.x/", "javascript:1", "isto não é endereço"])
    expect(plainReferrer(nothing), nothing).toBeNull()
})
