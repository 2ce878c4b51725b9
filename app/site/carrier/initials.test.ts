import { expect, test } from "vitest"
import { carouselIds, carriers } from "../../plans/catalogue/carriers.ts"
import { initials } from "./initials.ts"

test("[N3.09] no two carriers share initials", () => {
  const names = Object.values(carriers).map(({ name }) => name)
  expect(new Set(names.map((name) => initials(name))).size).toBe(names.length)
  expect(carouselIds.map((id) => initials(carriers[id].name)).join(" ")).toBe(
    "Am Al Br Po Qu Me Su Pr Un Om Ap Bl Fe",
  )
})

test("initials are the first two letters, else those of the word that tells the name apart", () => {
  const row = { id: "", key: "", kind: "operadora", aliases: [] } as const
  const names = ["Unimed", "Unimed Fesp", "Unidas"]
  const table = Object.fromEntries(names.map((name) => [name, { ...row, name }]))
  expect(names.map((name) => initials(name, table))).toEqual(["Un", "Fe", "Ui"])
})

test("gives two letters for a name that is not in the table, with accents and extra spaces", () => {
  expect(initials("  Ágil   do Sul ")).toBe("Ág")
  expect(initials("")).toBe("")
})
