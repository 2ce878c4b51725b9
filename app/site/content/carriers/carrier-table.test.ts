import { expect, test } from "vitest"
import { offers } from "../../../plans/catalogue/offers.ts"
import { operatorKey } from "../../../plans/catalogue/operator-key.ts"
import type { Carrier } from "../../carrier/carrier.ts"
import { carousel, carriers, operatorOptions } from "./carrier-table.ts"

const table: readonly Carrier[] = Object.values(carriers)
const namesOf = ({ name, aliases }: Carrier) => [name, ...aliases]

test("[S3.03] the carrier table holds id, display name, key, kind and aliases, each id and name once", () => {
  for (const [id, carrier] of Object.entries(carriers)) {
    expect(Object.keys(carrier)).toEqual(["id", "name", "key", "kind", "aliases"])
    expect(carrier.id).toBe(id)
  }
  const names = table.flatMap(namesOf)
  expect(new Set(names).size).toBe(names.length)
})

test("[S3.03] each name of the table is stored under the key that operatorKey gives it", () => {
  for (const carrier of table)
    for (const name of namesOf(carrier)) expect([name, operatorKey(name)]).toEqual([name, carrier.key])
})

test("[S3.03] every operator a form sends is in the table", () => {
  const names = table.flatMap(namesOf)
  const { main: _main, ...carrierOffers } = offers
  for (const { operadora } of Object.values(carrierOffers)) expect(names).toContain(operadora)
})

test("[S3.02] a carousel carrier has a name, a logo, whether it has a page, and its address", () => {
  for (const carrier of carousel)
    expect(Object.keys(carrier).toSorted()).toEqual(["hasPage", "href", "logo", "name"])
  expect(carousel.filter(({ hasPage }) => hasPage)).toEqual([
    { name: "Amil", logo: null, hasPage: true, href: "/amil" },
  ])
  expect(carousel.filter(({ href }) => href !== null)).toHaveLength(1)
})

test("[S9.05] the carousel has thirteen carriers, named and ordered as §2 does", () => {
  expect(carousel).toHaveLength(13)
  expect(carousel.map(({ name }) => name).join(", ")).toBe(
    "Amil, Alice, Bradesco Saúde, Porto Seguro, Qualicorp, MedSênior, SulAmérica, Prevent Senior, Seguros Unimed, Omint, Ampla, Blue Saúde, Unimed Fesp",
  )
})

test("the thirteen operator options are spelled and ordered as §2 does, and known to the table", () => {
  expect(operatorOptions.join(", ")).toBe(
    "SulAmérica, Porto Seguro, Bradesco, Amil, Alice, Unimed, MedSenior, São Camilo, NotreDame, OneHealth, Prevent Senior, Qualicorp, Blue Med",
  )
  const names = table.flatMap(namesOf)
  for (const option of operatorOptions) expect(names).toContain(option)
})
