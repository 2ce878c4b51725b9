import { expect, test } from "vitest"
import { blogTitle } from "./blog-title.ts"

test("[S7.37] the blog's default title", () => {
  expect(blogTitle({})).toBe("Blog WebPlan Servidores Públicos - Dicas e Benefícios")
})

test("[S7.38] with a category, a tag or an author, its name comes first", () => {
  expect(blogTitle({ label: "Direitos" })).toBe("Direitos | Blog WebPlan Servidores Públicos")
})

test("[S7.39] with a search, the term comes first, and wins over a category", () => {
  expect(blogTitle({ term: "carência" })).toBe("Busca: carência | Blog WebPlan Servidores Públicos")
  expect(blogTitle({ term: "carência", label: "Direitos" })).toBe(
    "Busca: carência | Blog WebPlan Servidores Públicos",
  )
  expect(blogTitle({ term: "" })).toBe(blogTitle({}))
})

test("[S7.40] a page above 1 says its number at the end; page 1 does not", () => {
  expect(blogTitle({ page: 1 })).toBe("Blog WebPlan Servidores Públicos - Dicas e Benefícios")
  expect(blogTitle({ page: 2 })).toBe("Blog WebPlan Servidores Públicos - Dicas e Benefícios - Página 2")
  expect(blogTitle({ label: "Direitos", page: 3 })).toBe(
    "Direitos | Blog WebPlan Servidores Públicos - Página 3",
  )
  expect(blogTitle({ term: "SUS", page: 4 })).toBe("Busca: SUS | Blog WebPlan Servidores Públicos - Página 4")
})
