import { expect, test } from "vitest"
import { navigation } from "../content/navigation.ts"
import { currentMark, hrefFrom, quoteHref } from "./nav-target.ts"

test("[S2.19] an anchor of the navigation stays on the home page and leads there from elsewhere", () => {
  expect(hrefFrom("/", "#contato")).toBe("#contato")
  expect(hrefFrom("/sobre", "#contato")).toBe("/#contato")
  expect(hrefFrom("/sobre", "/blog")).toBe("/blog")
})

test("D64: the call to action goes to a carrier page's own form", () => {
  expect(quoteHref("/", navigation)).toBe("#contato")
  expect(quoteHref("/blog", navigation)).toBe("/#contato")
  expect(quoteHref("/amil", navigation)).toBe("#formulario")
})

test("the current page is marked, and the part it belongs to", () => {
  expect(currentMark("/", "/")).toBe("page")
  expect(currentMark("/blog", "/")).toBeUndefined()
  expect(currentMark("/blog/categoria/saude", "/blog")).toBe("true")
  expect(currentMark("/blogs", "/blog")).toBeUndefined()
})
