import { expect, test } from "vitest"
import { quoteForPost } from "./post-quote.ts"

test("gives a post with a carrier's label that carrier's form, and every other post the main form", () => {
  expect(quoteForPost(["Carência", "SulAmérica"]).offerId).toBe("sulamerica")
  expect(quoteForPost(["MedSenior"]).offerId).toBe("medsenior")
  expect(quoteForPost(["porto seguro"]).offerId).toBe("portoSeguro")
  expect(quoteForPost(["Carência", "Amilcar"]).offerId).toBe("main")
  expect(quoteForPost([])).toMatchObject({ id: "cotacao", offerId: "main" })
})
