import { expect, test } from "vitest"
import { parseSecrets, type Secrets } from "../../app/platform/keys/secrets.ts"
import { nextStep, retirableFrom } from "./next-step.ts"

const value = (letter: string) => letter.repeat(32)

function versionsAfter(text: string, keepsOld = false) {
  const { kind, secrets } = nextStep(parseSecrets(text) as Secrets, { newValue: value("n"), keepsOld })
  return [kind, ...secrets.map((secret) => `${secret.version}${secret.value[0]}`)]
}

test("[N16.06] a rotation adds a version, then uses it, then retires the old one", () => {
  expect(versionsAfter(`1:${value("a")}`)).toEqual(["add", "1a", "2n"])
  expect(versionsAfter(`1:${value("a")},2:${value("b")}`)).toEqual(["use", "2b", "1a"])
  expect(versionsAfter(`2:${value("b")},1:${value("a")}`)).toEqual(["retire", "2b"])
})

test("[N16.06] what never expires keeps all versions through the next rotation", () => {
  expect(versionsAfter(`2:${value("b")},1:${value("a")}`, true)).toEqual(["add", "2b", "1a", "3n"])
  expect(versionsAfter(`2:${value("b")},1:${value("a")},3:${value("c")}`, true)).toEqual([
    "use",
    "3c",
    "2b",
    "1a",
  ])
})

test("[N16.06] the old version is kept for as long as something made with it is valid", () => {
  const usedSince = new Date("2026-11-17T12:00:00Z")
  const at = (now: string) => retirableFrom({ usedSince, hours: 72, now: new Date(now) })
  expect(at("2026-11-20T11:59:59Z")).toEqual(new Date("2026-11-20T12:00:00Z"))
  expect(at("2026-11-20T12:00:00Z")).toBeNull()
})
