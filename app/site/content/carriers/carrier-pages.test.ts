import { expect, test } from "vitest"
import { ageBands } from "../../../plans/catalogue/ages.ts"
import { offers } from "../../../plans/catalogue/offers.ts"
import type { CarrierPage, CarrierSection } from "../../carrier/carrier-page.ts"
import { showClaims } from "../../company/claimed.ts"
import { claims } from "../claims.ts"
import { carrierPages as contents } from "./carrier-pages.ts"
import { medseniorClaims } from "./medsenior.ts"

const carrierPages = new Map([...contents].map(([slug, page]) => [slug, showClaims(page, (claim) => claim)]))

function page(slug: string): CarrierPage {
  const found = carrierPages.get(slug)
  if (!found) throw new Error(`no page ${slug}`)
  return found
}

function section<Kind extends CarrierSection["kind"]>(slug: string, kind: Kind) {
  const found = page(slug).sections.find((s): s is Extract<CarrierSection, { kind: Kind }> => s.kind === kind)
  if (!found) throw new Error(`no ${kind} on ${slug}`)
  return found
}

const highlights = (slug: string) => section(slug, "plans").cards.map(({ highlight }) => highlight)
const labels = (slug: string) => page(slug).hero.actions.map(({ label }) => label)
const pageText = (slug: string) => JSON.stringify(page(slug))

test("each page has benefits, plans and details, a form of its own and its address (S2.45, S7.48)", () => {
  const offerIds = [...carrierPages.values()].map(({ offerId }) => offerId)
  expect(new Set(offerIds).size).toBe(carrierPages.size)
  for (const [slug, { sections, metadata }] of carrierPages) {
    const kinds = sections.map(({ kind }) => kind)
    for (const kind of ["benefits", "plans", "details"] as const)
      expect(kinds.filter((k) => k === kind)).toHaveLength(1)
    expect(metadata.path).toBe(`/${slug}`)
  }
})

test("a plan card links to a subject of its form, and exactly one card is highlighted", () => {
  for (const [slug, { offerId }] of carrierPages) {
    const codes: string[] = offers[offerId].subjects.map(({ code }) => code)
    for (const { action } of section(slug, "plans").cards) expect(codes).toContain(action.subject)
    expect(highlights(slug).filter((highlight) => highlight !== null)).toHaveLength(1)
  }
})

test("an anchor of a hero leads to a section of the same page", () => {
  const lost = [...carrierPages].flatMap(([slug, { hero }]) =>
    hero.actions.filter(
      ({ to, ...rest }) =>
        to === "anchor" && !("href" in rest && rest.href === `#${section(slug, "plans").id}`),
    ),
  )
  expect(lost).toEqual([])
})

test("titles and descriptions are each page's own and fit a result page", () => {
  const all = [...carrierPages.values()].map(({ metadata }) => metadata)
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  for (const { title, description } of all) {
    expect(title.length).toBeLessThanOrEqual(75)
    expect(description.length).toBeLessThanOrEqual(180)
  }
})

test("Amil: title, buttons, eight benefits, two plans, five blocks (S2.47, S2.49, S2.50, S2.51)", () => {
  expect(page("amil").hero.title).toBe("Planos Especiais para Servidores Públicos")
  expect(labels("amil")).toEqual(["Solicitar Cotação", "Falar com Consultor"])
  expect(section("amil", "benefits").cards).toHaveLength(8)
  expect(section("amil", "details").blocks).toHaveLength(5)
  expect(highlights("amil")).toEqual([null, "Mais Popular"])
  expect(section("amil", "plans").cards.map(({ title }) => title)).toEqual([
    "Plano por Adesão",
    "Plano Empresarial para Órgãos Públicos",
  ])
  for (const phrase of ["mais de 40 anos", "mais de 30.000 prestadores", "até os 24 anos"])
    expect(pageText("amil")).toContain(phrase)
})

test("SulAmérica has Amil's structure, with Coletivo Público highlighted (S2.52, S2.53, D67)", () => {
  const shape = (slug: string) =>
    page(slug).sections.map((s) => [
      s.kind,
      "cards" in s ? s.cards.length : 0,
      "blocks" in s && s.blocks.length,
    ])
  expect(shape("sulamerica")).toEqual(shape("amil"))
  expect(labels("sulamerica")).toEqual(labels("amil"))
  expect(section("sulamerica", "plans").cards[1]).toMatchObject({
    title: "Coletivo Público",
    highlight: "Mais Popular",
  })
  for (const phrase of ["mais de 125 anos", "mais de 40.000 prestadores"])
    expect(pageText("sulamerica")).toContain(phrase)
})

test("Alice: buttons, stats, three situations, four explanations, phone (S2.54, S2.55, S2.56, S2.57)", () => {
  expect(labels("alice")).toEqual(["Verificar Elegibilidade Alice", "Consultar CNPJ"])
  expect(section("alice", "stats").figures.map(({ value }) => value)).toEqual(["500 mil+", "98%", "1"])
  expect(section("alice", "plans").cards.map(({ title }) => title)).toEqual([
    "CNPJ próprio",
    "CNPJ do cônjuge ou do filho",
    "MEI",
  ])
  expect(highlights("alice")).toEqual([null, "Mais Procurado", null])
  expect(section("alice", "details").blocks).toHaveLength(4)
  expect(page("alice").sideCard.hasPhone).toBe(true)
  expect(page("alice").hero.text).toContain("não tem plano por adesão nem por entidade de classe")
  expect(page("alice").hero.text).toContain(claims.aliceContract.phrase)
})

test("Porto Seguro: three groups, at least three lives (S2.58, S9.13)", () => {
  expect(section("porto-seguro", "plans").cards.map(({ title }) => title)).toEqual([
    "Família de 3 a 4 vidas",
    "Grupo de colegas",
    "Família estendida, 5 vidas ou mais",
  ])
  expect(highlights("porto-seguro")).toEqual([null, "Mais Completo", null])
  expect(page("porto-seguro").hero.text).toContain("no mínimo 3 vidas")
  expect(pageText("porto-seguro")).toContain("mais de 70 anos")
})

test("MedSênior: three lines, a network list, eight states, phone (S2.60, S2.61, S9.14)", () => {
  expect(section("medsenior", "plans").cards.map(({ title }) => title)).toEqual([
    "Essential",
    "Premium",
    "Total",
  ])
  expect(highlights("medsenior")).toEqual([null, "MAIS PROCURADO", null])
  expect(section("medsenior", "network").units.length).toBeGreaterThan(0)
  const codes = section("medsenior", "states").states
  expect(codes).toEqual(["SP", "RJ", "DF", "MG", "PR", "PE", "ES", "RS"])
  expect(codes).toHaveLength(Number(medseniorClaims.medseniorStates.value))
  expect(ageBands).toHaveLength(Number(claims.ageBands.value))
  expect(page("medsenior").sideCard.hasPhone).toBe(true)
})

test("no page suggests opening a company to get a plan (F5)", () => {
  for (const slug of carrierPages.keys())
    for (const sentence of pageText(slug).match(
      /[^.?!]*\babr(?:a|ir|indo) (?:um )?(?:CNPJ|MEI|empresa)[^.?!]*/gi,
    ) ?? [])
      expect(sentence).toMatch(/Nunca sugerimos/)
})
