import { expect, test } from "vitest"
import type { Carrier } from "./carrier.ts"
import { carriers, carriersWithPage, operatorOptions } from "./carriers.ts"
import { offers } from "./offers.ts"
import { operatorKey } from "./operator-key.ts"

const table: readonly Carrier[] = Object.values(carriers)
const namesOf = ({ name, aliases }: Carrier) => [name, ...aliases]

test("[S3.03] the carrier table holds id, display name, key, kind and aliases, each id and name once", () => {
  for (const [id, carrier] of Object.entries(carriers)) {
    expect(Object.keys(carrier)).toEqual(expect.arrayContaining(["id", "name", "key", "kind", "aliases"]))
    expect(carrier.id).toBe(id)
  }
  const names = table.flatMap(namesOf)
  expect(new Set(names).size).toBe(names.length)
})

test("[S3.03] each name of the table is stored under the key that operatorKey gives it", () => {
  for (const carrier of table)
    for (const name of namesOf(carrier)) expect([name, operatorKey(name)]).toEqual([name, carrier.key])
})

test("[S3.03] every operator a form sends is a name of its carrier", () => {
  for (const { form, ...carrier } of carriersWithPage()) expect(namesOf(carrier)).toContain(form.operadora)
  expect(Object.keys(offers)).toEqual(["main", ...carriersWithPage().map(({ id }) => id)])
})

test("the contract's carrier pages are in the table, in the order of §2, and no two share an address", () => {
  const slugs = carriersWithPage().map(({ slug }) => slug)
  const ofContract = ["amil", "sulamerica", "alice", "porto-seguro", "medsenior"]
  expect(slugs.filter((slug) => ofContract.includes(slug))).toEqual(ofContract)
  expect(new Set(slugs).size).toBe(slugs.length)
})

test("the operator options begin with those of §2, spelled and ordered as there, and are known to the table", () => {
  expect(operatorOptions().join(", ")).toMatch(
    /^SulAmérica, Porto Seguro, Bradesco, Amil, Alice, Unimed, MedSenior, São Camilo, NotreDame, OneHealth, Prevent Senior, Qualicorp, Blue Med/,
  )
  const names = table.flatMap(namesOf)
  for (const option of operatorOptions()) expect(names).toContain(option)
})
