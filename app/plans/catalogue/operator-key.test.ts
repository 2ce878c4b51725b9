import fc from "fast-check"
import { expect, test } from "vitest"
import { operatorKey } from "./operator-key.ts"

test("[S3.22] main, principal and geral are main", () => {
  for (const name of ["main", "principal", "geral", " Geral "]) expect(operatorKey(name)).toBe("main")
})

test("[S3.23] names with accents or spaces", () => {
  const pairs = {
    SulAmérica: "sulamerica",
    "Porto Seguro": "porto_seguro",
    MedSenior: "medsenior",
    "São Camilo": "sao_camilo",
    "Prevent Senior": "prevent_senior",
    "Blue Med": "blue_med",
  }
  for (const [name, key] of Object.entries(pairs)) expect(operatorKey(name)).toBe(key)
})

test("[S3.24] plain names", () => {
  for (const name of ["Bradesco", "Amil", "Alice", "Unimed", "NotreDame", "OneHealth", "Qualicorp"])
    expect(operatorKey(name)).toBe(name.toLowerCase())
})

test("aliases of D39", () => {
  const pairs = {
    MedSênior: "medsenior",
    "Bradesco Saúde": "bradesco",
    "Blue Saúde": "blue_med",
    "Seguros Unimed": "unimed",
    "Unimed Fesp": "unimed",
  }
  for (const [name, key] of Object.entries(pairs)) expect(operatorKey(name)).toBe(key)
})

test("[S3.25] an unknown name is lowercased, spaces become underscores", () => {
  expect(operatorKey("Golden Cross Saúde")).toBe("golden_cross_saúde")
})

test("case, outer spaces and accents of a known name do not matter", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("SulAmérica", "São Camilo", "Porto Seguro"),
      fc.boolean(),
      fc.boolean(),
      (name, upper, bare) => {
        const varied = ` ${bare ? name.normalize("NFD").replaceAll(/\p{M}/gu, "") : name}  `
        expect(operatorKey(upper ? varied.toUpperCase() : varied)).toBe(operatorKey(name))
      },
    ),
  )
})
