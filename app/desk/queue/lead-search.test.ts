import { expect, test } from "vitest"
import { readSearch } from "./lead-search.ts"

test("recognises e-mail addresses, protocols and names", () => {
  expect(readSearch(" Ana@Exemplo.example ")).toEqual({ kind: "email", email: "ana@exemplo.example" })
  expect(readSearch("wp-7k2m-9xq1")).toEqual({ kind: "protocol", protocol: "WP-7K2M-9XQ1" })
  expect(readSearch("WP7K2M9XQ1")).toEqual({ kind: "protocol", protocol: "WP-7K2M-9XQ1" })
  expect(readSearch("7k2m-9xqo")).toEqual({ kind: "protocol", protocol: "WP-7K2M-9XQ0" })
  expect(readSearch("Marina Exemplo")).toEqual({ kind: "name", text: "Marina Exemplo" })
  expect(readSearch("Anne-Mary")).toEqual({ kind: "name", text: "Anne-Mary" })
  expect(readSearch("   ")).toBe(null)
  expect(readSearch("--")).toBe(null)
})

test.each(["(11) 90000-0001", "11900000001", "+55 11 90000 0001", "0055 11 90000-0001", "011 90000-0001"])(
  "reads a phone number in any format: %s",
  (typed) => {
    expect(readSearch(typed)).toMatchObject({ kind: "phone", numbers: ["+5511900000001"] })
  },
)

test("searches a phone without area code in every area, and a foreign number by its digits", () => {
  const search = readSearch("90000-0001")
  expect(search).toMatchObject({ kind: "phone", digits: "900000001" })
  expect(search?.kind === "phone" && search.numbers).toContain("+5511900000001")
  expect(search?.kind === "phone" && search.numbers).toContain("+5599900000001")
  expect(search?.kind === "phone" && search.numbers.length).toBe(67)
  expect(readSearch("+1 202 555 0100 9")).toEqual({ kind: "phone", numbers: [], digits: "120255501009" })
})
