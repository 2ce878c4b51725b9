import { expect, test } from "vitest"
import { maskSecret, settingFact } from "./setting-fact.ts"

test("[S2.63] shows the last four characters of a secret, and nothing of a short one", () => {
  expect(maskSecret("a-long-secret-of-some-words-7f2c")).toBe("••••7f2c")
  expect(maskSecret("curta")).toBe("••••")
  const secrets = [
    { version: 2, value: "x".repeat(32) },
    { version: 1, value: "y".repeat(32) },
  ]
  expect(settingFact("SIGN_IN_SECRETS", secrets, true).masked).toBe("2:••••xxxx, 1:••••yyyy")
})

test("[S2.63] masks the password and the query of an address and shows the rest", () => {
  const maskedOf = (value: string) => settingFact("DATABASE_URL_WEB", value, true).masked
  expect(maskedOf("postgres://webplan_web:s3nha%40x@db.example:5432/webplan")).toBe(
    "postgres://webplan_web:••••@db.example:5432/webplan",
  )
  expect(maskedOf("postgres://db.example/webplan?password=s3nha")).toBe("postgres://db.example/webplan?••••")
  expect(maskedOf("smtps://:s3nha@mail.example")).toBe("smtps://:••••@mail.example")
  expect(settingFact("PUBLIC_URL", "https://webplan.example", true).masked).toBe("https://webplan.example")
})
