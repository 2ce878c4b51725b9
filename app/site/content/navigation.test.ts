import { expect, test } from "vitest"
import { carrierPageLinks } from "./carriers/carrier-links.ts"
import { carrierPages } from "./carriers/carrier-pages.ts"
import { changedMenu, defaultMenu, navigation, navigationOf } from "./navigation.ts"

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

test("the office's entries give order and labels; addresses and carriers stay", () => {
  const menu = navigationOf([
    { id: "carriers", label: "Planos" },
    { id: "contact", label: "Fale conosco" },
    { id: "home", label: "Início" },
    { id: "blog", label: "Artigos" },
    { id: "office", label: "Quem somos" },
  ])
  expect(menu.map(({ label, href }) => `${label} ${href}`)).toEqual([
    "Planos #planos",
    "Fale conosco #contato",
    "Início /",
    "Artigos /blog",
    "Quem somos /sobre",
  ])
  expect(menu[0]?.dropdownItems).toEqual(carrierPageLinks)
})

test("an unknown id is ignored, a repeated one counts once, and missing ones follow in the default order", () => {
  const labels = (entries: Parameters<typeof navigationOf>[0]) =>
    navigationOf(entries).map(({ label }) => label)
  const blog = { id: "blog", label: "Artigos" }
  expect(labels([{ id: "constructor", label: "Loja" }, blog, { ...blog, label: "Outro" }])).toEqual([
    "Artigos",
    "Home",
    "Escritório",
    "Operadoras",
    "Contato",
  ])
  expect(labels([])).toEqual(defaultMenu.map(({ label }) => label))
})

test("only a menu that differs from the default is sent", () => {
  expect(changedMenu(defaultMenu.map((entry) => ({ ...entry })))).toBeNull()
  for (const menu of [
    defaultMenu.toReversed(),
    defaultMenu.slice(1),
    defaultMenu.map((entry) => ({ ...entry, label: `${entry.label}s` })),
  ])
    expect(changedMenu(menu)).toBe(menu)
})
