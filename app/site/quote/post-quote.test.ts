import { expect, test } from "vitest"
import { quoteForPost } from "./post-quote.ts"

test("a post that names a carrier ends with that carrier's form, any other with the main one", () => {
  expect(quoteForPost(["Carência", "SulAmérica"]).offerId).toBe("sulamerica")
  expect(quoteForPost(["MedSenior"]).offerId).toBe("medsenior")
  expect(quoteForPost(["porto seguro"]).offerId).toBe("portoSeguro")
  expect(quoteForPost(["Carência", "Amilcar"]).offerId).toBe("main")
  expect(quoteForPost([])).toMatchObject({ id: "cotacao", offerId: "main" })
})
