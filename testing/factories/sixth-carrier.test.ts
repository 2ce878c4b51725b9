import { matchRoutes } from "react-router"
import { expect, test } from "vitest"
import { pageLabel } from "../../app/desk/numbers/rules.ts"
import { queueFilters } from "../../app/desk/queue/queue-filters.ts"
import { checkLead, emptyValues, newLead } from "../../app/leads/lead/lead.ts"
import { operatorLabel, subjectLabel } from "../../app/leads/lead/lead-labels.ts"
import { carriersWithPage, operatorOptions } from "../../app/plans/catalogue/carriers.ts"
import { offersOf } from "../../app/plans/catalogue/offers.ts"
import { keysOf, operatorKey } from "../../app/plans/catalogue/operator-key.ts"
import table from "../../app/routes.ts"
import { carrierEmblem } from "../../app/site/carrier/carrier-emblem.ts"
import { linksOf } from "../../app/site/content/carriers/carrier-links.ts"
import { carrierPages, pagesOf } from "../../app/site/content/carriers/carrier-pages.ts"
import { defaultMenu, navigationOf } from "../../app/site/content/navigation.ts"
import { indexedPaths } from "../../app/site/metadata/site-map.ts"
import { quoteForPost } from "../../app/site/quote/post-quote.ts"
import { quotePath } from "../../db/seed/lead-factory.ts"
import { flattenRoutes } from "../route-table.ts"
import { contentsWithSixth, sixthCarrier, tableWithSixth } from "./sixth-carrier.ts"

const { id, key, name, page } = sixthCarrier
const pages = pagesOf(contentsWithSixth, tableWithSixth)
const link = { label: name, href: "/boa-vista" }

test("the carrier route serves a sixth carrier with its own page, form and name", () => {
  const routes = flattenRoutes(table).map(({ pattern, file }) => ({ path: pattern, id: file }))
  const [match] = matchRoutes(routes, link.href) ?? []
  expect(match).toMatchObject({ route: { id: "routes/site/carrier.tsx" }, params: { carrier: page.slug } })
  expect(pages.get(page.slug)).toMatchObject({ offerId: id, name, form: { title: "Solicite" } })
})

test("menu, closing banner, other pages and site map list a sixth carrier after the others", () => {
  expect(linksOf(tableWithSixth)).toEqual([...linksOf(), link])
  const menu = navigationOf(defaultMenu, linksOf(tableWithSixth)).find(({ hasDropdown }) => hasDropdown)
  expect(menu?.dropdownItems.at(-1)).toEqual(link)
  expect(indexedPaths(pages)).toEqual([...indexedPaths(), link.href])
  expect([...pages.keys()]).toEqual([...carrierPages.keys(), page.slug])
})

test("the form of a sixth carrier checks a lead and stores it with the carrier's key, subject and source page", () => {
  const offer = offersOf(tableWithSixth)[id]
  if (!offer) throw new Error("no form")
  const values = {
    ...emptyValues(offer),
    name: "Ana Lima",
    email: "ana@exemplo.example",
    phone: "11987654321",
  }
  expect(checkLead(values, offer)).toEqual({})
  const lead = newLead(values, offer, {
    pageUrl: "https://servidores.webplan.example/boa-vista",
    userAgent: "",
    submissionKey: "5f0c5b52-6f0b-4a3f-9a53-3a4b6a2f6a51",
    firstTouch: null,
    suspicions: [],
  })
  expect(lead).toMatchObject({ subject: "boa_vista_adesao", sourcePage: "boa-vista-page" })
  for (const each of [name, ...sixthCarrier.aliases, "BOA VISTA SAUDE"])
    expect(operatorKey(each, keysOf(tableWithSixth))).toBe(key)
})

test("the desk names a sixth carrier, filters by it and counts its page", () => {
  expect(operatorLabel(key, tableWithSixth)).toBe(name)
  expect(subjectLabel("boa_vista_adesao", tableWithSixth)).toBe("Adesão à Boa Vista")
  expect(pageLabel(link.href, tableWithSixth)).toBe(name)
  const { filters } = queueFilters(
    { view: "todos", filters: {}, search: "", paging: null },
    new URLSearchParams(),
    { people: [], sources: [], viewerId: "1" },
    tableWithSixth,
  )
  expect(filters.find((filter) => filter.name === "operadora")?.options).toContainEqual({
    value: key,
    label: name,
  })
  expect(operatorOptions(tableWithSixth)).toEqual([...operatorOptions(), "Boa Vista"])
})

test("a post about a sixth carrier ends with its form, the seed uses its page, and its initials have tiles", () => {
  expect(quoteForPost(["Boa Vista"], pages, tableWithSixth)).toMatchObject({ offerId: id, title: "Solicite" })
  expect(quotePath(id, tableWithSixth)).toBe(link.href)
  expect(carrierEmblem(name, tableWithSixth)).toEqual({ initials: "Bo", ground: "l0t", motif: "m0at" })
})

test("a row with a page but without its content is refused by name", () => {
  expect(() => pagesOf({}, tableWithSixth)).toThrow(`no page content for ${carriersWithPage()[0]?.id}`)
})
