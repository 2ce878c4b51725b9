import { expect, test } from "vitest"
import { maskSecret, settingFact } from "./setting-fact.ts"

test("[S2.63] of a secret its last four characters are shown, and of a short one nothing", () => {
  expect(maskSecret("a-long-secret-of-some-words-7f2c")).toBe("••••7f2c")
  expect(maskSecret("curta")).toBe("••••")
  expect(settingFact("APP_SECRET", "x".repeat(32), true).shown).toBe("••••xxxx")
})

test("[S2.63] the password and the query of an address are masked, its place is shown", () => {
  const shownOf = (value: string) => settingFact("DATABASE_URL_WEB", value, true).shown
  expect(shownOf("postgres://webplan_web:s3nha%40x@db.example:5432/webplan")).toBe(
    "postgres://webplan_web:••••@db.example:5432/webplan",
  )
  expect(shownOf("postgres://db.example/webplan?password=s3nha")).toBe("postgres://db.example/webplan?••••")
  expect(shownOf("smtps://:s3nha@mail.example")).toBe("smtps://:••••@mail.example")
  expect(settingFact("PUBLIC_URL", "https://webplan.example", true).shown).toBe("https://webplan.example")
})
