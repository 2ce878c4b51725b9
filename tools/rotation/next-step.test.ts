import { expect, test } from "vitest"
import { parseSecrets, type Secrets } from "../../app/platform/keys/secrets.ts"
import { nextStep } from "./next-step.ts"

const value = (letter: string) => letter.repeat(32)

function versionsAfter(text: string, keepsOld = false, leaked?: number) {
  const { kind, secrets } = nextStep(parseSecrets(text) as Secrets, {
    newValue: value("n"),
    keepsOld,
    leaked,
  })
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

test("[N16.06] a leaked version is replaced before it is retired, and only what must go is retired", () => {
  const [a, b, c] = [value("a"), value("b"), value("c")]
  expect(versionsAfter(`2:${b},1:${a}`, true, 2)).toEqual(["add", "2b", "1a", "3n"])
  expect(versionsAfter(`2:${b},1:${a},3:${c}`, true, 2)).toEqual(["use", "3c", "2b", "1a"])
  expect(versionsAfter(`3:${c},2:${b},1:${a}`, true, 2)).toEqual(["retire", "3c", "1a"])
  expect(versionsAfter(`1:${a}`, false, 1)).toEqual(["add", "1a", "2n"])
  expect(versionsAfter(`2:${b},1:${a}`, false, 1)).toEqual(["retire", "2b"])
  expect(() => versionsAfter(`3:${c}`, false, 2)).toThrow("no version 2")
})
