import { expect, test } from "vitest"
import type { Leads } from "../../../db/types.generated.ts"
import { cleanText, detailFacts, detailNames, emptyDetails, fieldOf, leadFieldNames } from "./lead-fields.ts"

test("a lead field without a database column does not compile", () => {
  const field = { label: "Apelido", maxLength: 40 }
  const table = {
    name: field,
    // @ts-expect-error: the database has no such column.
    apelido: field,
  } satisfies Partial<Record<keyof Leads, typeof field>>
  expect(Object.keys(table)).toContain("apelido")
})

test("cleans every text and cuts it to the limit of its field", () => {
  for (const name of leadFieldNames) {
    const { maxLength, detail } = fieldOf(name)
    if (detail?.options) continue
    expect(cleanText(name, ` \u0000${"á".repeat(maxLength + 5)}`)).toBe("á".repeat(maxLength))
  }
})

test("a choice that is not on its field's list is stored as empty", () => {
  for (const name of detailNames) {
    const [first] = fieldOf(name).detail?.options ?? []
    if (!first) continue
    expect(cleanText(name, first)).toBe(first)
    expect(cleanText(name, `${first}x`)).toBe("")
  }
})

test("only details that were filled in are shown, under their labels", () => {
  expect(detailFacts(emptyDetails)).toEqual([])
  for (const name of detailNames)
    expect(detailFacts({ ...emptyDetails, [name]: "x" })).toEqual([{ label: fieldOf(name).label, text: "x" }])
})
