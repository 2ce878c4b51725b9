import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { contentsWithSixth, sixthCarrier, tableWithSixth } from "../../../testing/factories/sixth-carrier.ts"
import { planWall } from "../../ui/tiles/wall-plan.ts"
import { carrierPages, pagesOf } from "../content/carriers/carrier-pages.ts"
import { quoteText } from "../content/quote-text.ts"
import { CarrierHero } from "./carrier-hero.tsx"
import { askedQuestions, type CarrierPage } from "./carrier-page.ts"
import { CarrierSections } from "./sections.tsx"

function drawn(page: CarrierPage) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <CarrierHero page={page} />
      <CarrierSections sections={page.sections} onAsk={() => {}} />
    </MemoryRouter>,
  )
}

function page(slug: string) {
  const found = carrierPages.get(slug)
  if (!found) throw new Error(`no page ${slug}`)
  return found
}

function parts(html: string) {
  const counts: Record<string, number> = {}
  for (const [, part = ""] of html.matchAll(/ data-part="(\w+)"/g)) counts[part] = (counts[part] ?? 0) + 1
  return counts
}

function words(html: string) {
  return html
    .replaceAll(/<svg.*?<\/svg>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
}

/** The items a section is made of, which the page must show one for one. */
function items(one: CarrierPage) {
  const counts: Record<string, number> = {}
  for (const section of one.sections) {
    if (section.kind === "benefits") counts["benefit"] = section.cards.length
    if (section.kind === "plans") counts["plan"] = section.cards.length
    if (section.kind === "details") counts["detail"] = section.blocks.length
    if (section.kind === "stats") counts["stat"] = section.figures.length
    if (section.kind === "network") counts["unit"] = section.units.length
    if (section.kind === "states") counts["state"] = section.states.length
  }
  return counts
}

test("[S2.45] each page shows every item of its content once, under one h1 and headings in order", () => {
  for (const [slug, one] of carrierPages) {
    const html = drawn(one)
    expect(parts(html), slug).toEqual(items(one))
    expect(html.match(/<h1/g), slug).toHaveLength(1)
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(
      levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
      slug,
    ).toEqual([])
  }
})

test("[S2.47] [S2.49] [S2.50] [S2.51] Amil: title, buttons, eight benefits, two plans, five blocks", () => {
  const html = drawn(page("amil"))
  expect(parts(html)).toEqual({ benefit: 8, plan: 2, detail: 5 })
  expect(html).toContain(">Planos Especiais para Servidores Públicos</h1>")
  expect(words(html)).toContain(`Solicitar Cotação Falar com Consultor ${quoteText.newTab}`)
  expect(words(html)).toContain("Mais Popular Plano Empresarial para Órgãos Públicos")
})

test("[S2.52] [S2.53] SulAmérica: Amil's counts, Coletivo Público highlighted", () => {
  const html = drawn(page("sulamerica"))
  expect(parts(html)).toEqual({ benefit: 8, plan: 2, detail: 5 })
  expect(words(html)).toContain("Mais Popular Coletivo Público")
})

test("[S2.54] [S2.55] [S2.56] Alice: buttons, stats, three situations, four explanations", () => {
  const html = drawn(page("alice"))
  expect(parts(html)).toEqual({ benefit: 6, stat: 3, plan: 3, detail: 4 })
  expect(words(html)).toContain("Verificar Elegibilidade Alice Consultar CNPJ")
  expect(words(html)).toContain("Mais Procurado CNPJ do cônjuge ou do filho")
  expect(html).toContain('href="#situacoes"')
  expect(html).toContain('<section id="situacoes"')
})

test("[S2.58] [S2.60] [S2.61] Porto Seguro and MedSênior: three plans each, a network, eight states", () => {
  expect(parts(drawn(page("porto-seguro")))).toMatchObject({ plan: 3 })
  expect(words(drawn(page("porto-seguro")))).toContain("Mais Completo Grupo de colegas")
  const medsenior = drawn(page("medsenior"))
  expect(parts(medsenior)).toMatchObject({ plan: 3, unit: 6, state: 8 })
  expect(words(medsenior)).toContain("MAIS PROCURADO Premium")
})

test("every way to the form is a plain link to it, and no plan card lacks one", () => {
  for (const [slug, one] of carrierPages) {
    const plans = one.sections.find((section) => section.kind === "plans")
    const ways = drawn(one).match(/href="#formulario"/g)
    expect(ways, slug).toHaveLength((plans?.cards.length ?? 0) + 1)
  }
})

test("only the page of questions tells search engines that it answers some", () => {
  const asked = [...carrierPages].map(([slug, { sections }]) => [
    slug,
    sections.flatMap(askedQuestions).length,
  ])
  expect(Object.fromEntries(asked)).toMatchObject({
    amil: 0,
    sulamerica: 0,
    alice: 4,
    "porto-seguro": 0,
    medsenior: 0,
  })
  const [first] = page("alice").sections.flatMap(askedQuestions)
  expect(first?.answer).toContain("compare Amil e SulAmérica, que têm plano por adesão.")
})

test("the pages are not look-alikes: no two share a mural, a wall of benefits or pictures of plans", () => {
  const looks = [...carrierPages.values()].map(({ art, sections }) => [
    art.mural,
    ...sections.flatMap((section) => ("art" in section && section.art ? section.art : [])),
    ...sections.flatMap((section) => ("tiles" in section ? [JSON.stringify(section.tiles)] : [])),
  ])
  expect(new Set(looks.flat()).size).toBe(looks.flat().length)
  for (const { art } of carrierPages.values())
    expect(planWall(art.mural)).toMatchObject({ width: 6, height: 8 })
})

test("a sixth carrier needs content only: every kind of section and arrangement, with the usual pictures", () => {
  const sixth = pagesOf(contentsWithSixth, tableWithSixth).get(sixthCarrier.page.slug)
  if (!sixth) throw new Error("no page of the sixth carrier")
  const html = drawn(sixth)
  expect(parts(html)).toEqual(items(sixth))
  expect(html).toContain(sixthCarrier.name)
  for (const { title } of sixth.sections) expect(html).toContain(title)
  for (const arrangement of ["pair", "doors", "towers"] as const) {
    const sections = sixth.sections.map((section) =>
      section.kind === "plans" ? { ...section, arrangement } : section,
    )
    expect(parts(drawn({ ...sixth, sections }))).toEqual(items(sixth))
  }
})
