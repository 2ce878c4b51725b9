import { expect, test } from "vitest"
import { blogPatterns, isListPath, listAddress, readListQuery } from "./list-address.ts"

const read = (query: string) => readListQuery(new URLSearchParams(query))

test("[S5.17] keeps the search term as typed; an empty term means no search", () => {
  expect(read("busca=Plano+de+Sa%C3%BAde").term).toBe("Plano de Saúde")
  expect(read("busca=+100%25_").term).toBe(" 100%_")
  expect(read("busca=").term).toBeNull()
  expect(read("busca=++").term).toBeNull()
  expect(read("").term).toBeNull()
})

test("reads an invalid page number as page 1 and limits a huge one", () => {
  for (const invalid of ["0", "-2", "abc", "1.5", "1e3", "", "00"])
    expect(read(`pagina=${invalid}`).page, invalid).toBe(1)
  expect(read("pagina=07").page).toBe(7)
  expect(read("pagina=1000000").page).toBe(1_000_000)
  expect(read(`pagina=${"9".repeat(400)}`).page).toBe(1_000_000)
})

test("builds one address per page, which reads back to the same page", () => {
  expect(listAddress("/blog", { term: null, page: 1 })).toBe("/blog")
  expect(listAddress("/blog/tag/ans", { term: null, page: 2 })).toBe("/blog/tag/ans?pagina=2")
  const query = { term: "saúde & bem-estar", page: 3 }
  const address = listAddress("/blog", query)
  expect(read(address.split("?")[1] ?? "")).toEqual(query)
})

test("recognises lists, not posts or the feed", () => {
  for (const path of ["/blog", "/blog/categoria/direitos", "/blog/tag/ans", "/blog/autor/redacao"])
    expect(isListPath(path), path).toBe(true)
  for (const path of ["/", "/blog/um-artigo", "/blog/feed.xml", "/blogue"])
    expect(isListPath(path), path).toBe(false)
})

test("keeps the parameter in a pattern unescaped", () => {
  expect(blogPatterns).toEqual([
    "/blog/comece/:slug",
    "/blog/categoria/:slug",
    "/blog/tag/:slug",
    "/blog/autor/:slug",
    "/blog/:slug",
  ])
})
