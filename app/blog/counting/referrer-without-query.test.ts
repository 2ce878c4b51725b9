import { expect, test } from "vitest"
import { referrerWithoutQuery } from "./referrer-without-query.ts"

test("keeps the origin and path of a referrer and removes query, fragment, user name and password", () => {
  expect(referrerWithoutQuery("https://ana:senha@busca.example/r/?q=ana%40x.com#a")).toBe(
    "https://busca.example/r/",
  )
  for (const nothing of ["", "about:blank", "android-app://com.x/", "javascript:1", "isto não é endereço"])
    expect(referrerWithoutQuery(nothing), nothing).toBeNull()
})
