import { expect, test } from "vitest"
import { navigation } from "../content/navigation.ts"
import { currentMark, hrefFrom, quoteHref } from "./nav-target.ts"

test("[S2.19] an anchor stays an anchor on the home page and gets the home path elsewhere", () => {
  expect(hrefFrom("/", "#contato")).toBe("#contato")
  expect(hrefFrom("/sobre", "#contato")).toBe("/#contato")
  expect(hrefFrom("/sobre", "/blog")).toBe("/blog")
})

test("D64: the call to action of a carrier page links to its own form", () => {
  expect(quoteHref("/", navigation)).toBe("#contato")
  expect(quoteHref("/blog", navigation)).toBe("/#contato")
  expect(quoteHref("/amil", navigation)).toBe("#formulario")
})

test("marks the current page and the part of the site it belongs to", () => {
  expect(currentMark("/", "/")).toBe("page")
  expect(currentMark("/blog", "/")).toBeUndefined()
  expect(currentMark("/blog/categoria/saude", "/blog")).toBe("true")
  expect(currentMark("/blogs", "/blog")).toBeUndefined()
})
