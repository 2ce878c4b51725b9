import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { contentsWithSixth, sixthCarrier, tableWithSixth } from "../../../testing/factories/sixth-carrier.ts"
import { planWall } from "../../ui/tiles/wall-plan.ts"
import { showClaims } from "../company/claimed.ts"
import { companyOf } from "../company/company.ts"
import { CompanyContext } from "../company/company-context.ts"
import { carrierPages as contents, pagesOf } from "../content/carriers/carrier-pages.ts"
import { defaultCompany, officeHours } from "../content/company.ts"
import { quoteText } from "../content/quote-text.ts"
import { CarrierHero } from "./carrier-hero.tsx"
import { type CarrierPage, faqEntries } from "./carrier-page.ts"
import { CarrierSections } from "./sections.tsx"

const carrierPages = new Map([...contents].map(([slug, page]) => [slug, showClaims(page, (claim) => claim)]))

function render(page: CarrierPage) {
  return renderToStaticMarkup(
    <CompanyContext value={companyOf(defaultCompany, officeHours)}>
      <MemoryRouter>
        <CarrierHero page={page} />
        <CarrierSections page={page} onChooseSubject={() => {}} />
      </MemoryRouter>
    </CompanyContext>,
  )
}

function page(slug: string) {
  const found = carrierPages.get(slug)
  if (!found) throw new Error(`no page ${slug}`)
  return found
}

function countParts(html: string) {
  const counts: Record<string, number> = {}
  for (const [, part = ""] of html.matchAll(/ data-part="(\w+)"/g)) counts[part] = (counts[part] ?? 0) + 1
  return counts
}

function visibleText(html: string) {
  return html
    .replaceAll(/<svg.*?<\/svg>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
}

/** The number of items of each kind that the page must show. */
function countItems(one: CarrierPage) {
  const counts: Record<string, number> = {}
  for (const section of one.sections) {
    if (section.kind === "benefits") counts["benefit"] = section.cards.length
    if (section.kind === "plans") counts["plan"] = section.cards.length
    if (section.kind === "details") counts["detail"] = section.blocks.length
    if (section.kind === "stats") counts["stat"] = section.figures.length
    if (section.kind === "network") counts["unit"] = section.units.length
    if (section.kind === "states") counts["state"] = section.states.length
    if (section.kind === "document") counts["check"] = section.parts.length
    if (section.kind === "questions") counts["question"] = section.links.length
  }
  return counts
}

test("[S2.45] every page shows each item of its content once, with one h1 and headings in order", () => {
  for (const [slug, one] of carrierPages) {
    const html = render(one)
    expect(countParts(html), slug).toEqual(countItems(one))
    expect(html.match(/<h1/g), slug).toHaveLength(1)
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(
      levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
      slug,
    ).toEqual([])
  }
})

test("[S2.47] [S2.49] [S2.50] [S2.51] Amil: title, buttons, eight benefits, two plans, five blocks", () => {
  const html = render(page("amil"))
  expect(countParts(html)).toMatchObject({ benefit: 8, plan: 2, detail: 5 })
  expect(html).toContain(">Planos Especiais para Servidores Públicos</h1>")
  expect(visibleText(html)).toContain(`Solicitar Cotação Falar com Consultor ${quoteText.newTab}`)
  expect(visibleText(html)).toContain("Mais Popular Plano Empresarial para Órgãos Públicos")
})

test("[S2.52] [S2.53] SulAmérica: Amil's counts, Coletivo Público highlighted", () => {
  const html = render(page("sulamerica"))
  expect(countParts(html)).toMatchObject({ benefit: 8, plan: 2, detail: 5 })
  expect(visibleText(html)).toContain("Mais Popular Coletivo Público")
})

test("[S2.54] [S2.55] [S2.56] Alice: buttons, stats, three situations, four explanations", () => {
  const html = render(page("alice"))
  expect(countParts(html)).toMatchObject({ benefit: 4, stat: 3, plan: 3, detail: 4 })
  expect(visibleText(html)).toContain("Verificar Elegibilidade Alice Consultar CNPJ")
  expect(visibleText(html)).toContain("Mais Procurado CNPJ do cônjuge ou do filho")
  expect(html).toContain('href="#situacoes"')
  expect(html).toContain('<section id="situacoes"')
})

test("[S2.58] [S2.60] [S2.61] Porto Seguro and MedSênior: three plans each, a network, eight states", () => {
  expect(countParts(render(page("porto-seguro")))).toMatchObject({ plan: 3 })
  expect(visibleText(render(page("porto-seguro")))).toContain("Mais Completo Grupo de colegas")
  const medsenior = render(page("medsenior"))
  expect(countParts(medsenior)).toMatchObject({ plan: 3, unit: 6, state: 8 })
  expect(visibleText(medsenior)).toContain("MAIS PROCURADO Premium")
})

test("the hero and every plan card have a plain link to the form", () => {
  for (const [slug, one] of carrierPages) {
    const plans = one.sections.find((section) => section.kind === "plans")
    const links = render(one).match(/href="#formulario"/g)
    expect(links, slug).toHaveLength((plans?.cards.length ?? 0) + 1)
  }
})

test("only the page with questions has FAQ entries for search engines", () => {
  const counts = [...carrierPages].map(([slug, { sections }]) => [slug, sections.flatMap(faqEntries).length])
  expect(Object.fromEntries(counts)).toMatchObject({
    amil: 0,
    sulamerica: 0,
    alice: 4,
    "porto-seguro": 0,
    medsenior: 0,
  })
  const [first] = page("alice").sections.flatMap(faqEntries)
  expect(first?.answer).toContain("compare Amil e SulAmérica, que têm plano por adesão.")
})

test("no two pages share a picture, benefit tiles or pictures of plans", () => {
  const looks = [...carrierPages.values()].map(({ art, sections }) => [
    art.mural,
    ...sections.flatMap((section) => ("art" in section && section.art ? section.art : [])),
    ...sections.flatMap((section) => ("tiles" in section ? [JSON.stringify(section.tiles)] : [])),
  ])
  expect(new Set(looks.flat()).size).toBe(looks.flat().length)
  for (const { art } of carrierPages.values())
    expect(planWall(art.mural)).toMatchObject({ width: 6, height: 8 })
})

test("a sixth carrier needs only content: every kind of section and arrangement renders with default pictures", () => {
  const sixth = pagesOf(contentsWithSixth, tableWithSixth).get(sixthCarrier.page.slug)
  if (!sixth) throw new Error("no page of the sixth carrier")
  const html = render(sixth)
  expect(countParts(html)).toEqual(countItems(sixth))
  expect(html).toContain(sixthCarrier.name)
  for (const { title } of sixth.sections) expect(html).toContain(title)
  for (const arrangement of ["pair", "doors", "towers"] as const) {
    const sections = sixth.sections.map((section) =>
      section.kind === "plans" ? { ...section, arrangement } : section,
    )
    expect(countParts(render({ ...sixth, sections }))).toEqual(countItems(sixth))
  }
})
