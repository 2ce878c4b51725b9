import { expect, test } from "vitest"
import { blogTitle } from "./blog-title.ts"

test("[S7.37] has a default title", () => {
  expect(blogTitle({})).toBe("Blog WebPlan Servidores Públicos - Dicas e Benefícios")
})

test("[S7.38] puts the name of the category, tag or author first", () => {
  expect(blogTitle({ label: "Direitos" })).toBe("Direitos | Blog WebPlan Servidores Públicos")
})

test("[S7.39] puts the search term first, also when there is a category", () => {
  expect(blogTitle({ term: "carência" })).toBe("Busca: carência | Blog WebPlan Servidores Públicos")
  expect(blogTitle({ term: "carência", label: "Direitos" })).toBe(
    "Busca: carência | Blog WebPlan Servidores Públicos",
  )
  expect(blogTitle({ term: "" })).toBe(blogTitle({}))
})

test("[S7.40] ends with the page number from page 2 on", () => {
  expect(blogTitle({ page: 1 })).toBe("Blog WebPlan Servidores Públicos - Dicas e Benefícios")
  expect(blogTitle({ page: 2 })).toBe("Blog WebPlan Servidores Públicos - Dicas e Benefícios - Página 2")
  expect(blogTitle({ label: "Direitos", page: 3 })).toBe(
    "Direitos | Blog WebPlan Servidores Públicos - Página 3",
  )
  expect(blogTitle({ term: "SUS", page: 4 })).toBe("Busca: SUS | Blog WebPlan Servidores Públicos - Página 4")
})
