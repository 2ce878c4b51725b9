import { expect, test } from "vitest"
import { carousel } from "./carrier-links.ts"

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
