import { expect, test } from "vitest"
import { carouselIds, carriers } from "../../plans/catalogue/carriers.ts"
import { initials } from "./initials.ts"

const table = (...names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, { id: name, name, key: name, kind: "operadora" as const, aliases: [] }]),
  )

test("[N3.09] no two carriers share initials", () => {
  const names = Object.values(carriers).map(({ name }) => name)
  expect(new Set(names.map((name) => initials(name))).size).toBe(names.length)
  expect(carouselIds.map((id) => initials(carriers[id].name)).join(" ")).toBe(
    "Am Al Br Po Qu Me Su Pr Un Om Ap Bl Fe",
  )
})

test("initials are the first two letters, else those of the word that tells the name apart", () => {
  const two = table("Unimed", "Unimed Fesp", "Unidas")
  expect(Object.keys(two).map((name) => initials(name, two))).toEqual(["Un", "Fe", "Ui"])
})

test("gives two letters for a name that is not in the table, with accents and extra spaces", () => {
  expect(initials("  Ágil   do Sul ")).toBe("Ág")
  expect(initials("")).toBe("")
})
