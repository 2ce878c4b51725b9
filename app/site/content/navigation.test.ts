import { expect, test } from "vitest"
import { carrierPageLinks } from "./carriers/carrier-links.ts"
import { carrierPages } from "./carriers/carrier-pages.ts"
import { navigation } from "./navigation.ts"

test("[S3.01] a navigation item has a label, an address, a dropdown flag and dropdown items", () => {
  for (const item of navigation) {
    expect(Object.keys(item)).toEqual(["label", "href", "hasDropdown", "dropdownItems"])
    expect(item.hasDropdown).toBe(item.dropdownItems.length > 0)
    for (const inner of item.dropdownItems) expect(Object.keys(inner)).toEqual(["label", "href"])
  }
})

test("the items and the carriers are in the order of §2", () => {
  expect(navigation.map(({ label, href }) => `${label} ${href}`)).toEqual([
    "Home /",
    "Escritório /sobre",
    "Operadoras #planos",
    "Blog /blog",
    "Contato #contato",
  ])
  const ofContract = ["/amil", "/sulamerica", "/alice", "/porto-seguro", "/medsenior"]
  const linked = navigation.flatMap(({ dropdownItems }) => dropdownItems.map(({ href }) => href))
  expect(linked.filter((href) => ofContract.includes(href))).toEqual(ofContract)
})

test("every carrier page is linked by its name, and every link has a page", () => {
  expect(carrierPageLinks.map(({ label, href }) => [href, label])).toEqual(
    [...carrierPages].map(([slug, { name }]) => [`/${slug}`, name]),
  )
})
