import { expect, test } from "vitest"
import { articles } from "../../app/blog/articles/articles.ts"
import { carriersWithPage } from "../../app/plans/catalogue/carriers.ts"
import { carrierPaths, useBuiltSite } from "../../testing/servers/use-built-site.ts"

const { read } = useBuiltSite()

test("[S2.26] the sections are in the order home, planos, sobre, contato", async () => {
  const { all } = await read("/")
  const ids = all("main [id]")
    .map((element) => element.id)
    .filter((id) => ["home", "planos", "sobre", "contato"].includes(id))
  expect(ids).toEqual(["home", "planos", "sobre", "contato"])
})

test("[S2.27] the hero has the headline, 'Solicitar Cotação' and five advantages", async () => {
  const { document, textOf } = await read("/")
  const hero = document.querySelector("#home")
  expect(textOf(hero?.querySelector("h1"))).toBe("Você sempre atendeu o público. Agora é a sua vez.")
  const action = [...(hero?.querySelectorAll("a") ?? [])].find((link) => textOf(link) === "Solicitar Cotação")
  expect(action?.getAttribute("href")).toBe("#contato")
  expect([...(hero?.querySelectorAll("li h3, li h2") ?? [])].map(textOf)).toEqual([
    "Cobertura nacional",
    "Atendimento simplificado",
    "Planos coletivos por adesão",
    "Acesso aos principais hospitais",
    "Saúde de qualidade com economia",
  ])
})

test("[S2.29] [S2.31] [S2.33] the carousel has thirteen carriers in order with their initials, and a duplicate hidden from assistive technology", async () => {
  const { all, textOf } = await read("/")
  const lists = all("#planos ul").filter((list) => list.querySelectorAll(":scope > li").length === 13)
  expect(lists).toHaveLength(2)
  const [first, second] = lists
  const names = [
    "Amil",
    "Alice",
    "Bradesco Saúde",
    "Porto Seguro",
    "Qualicorp",
    "MedSênior",
    "SulAmérica",
    "Prevent Senior",
    "Seguros Unimed",
    "Omint",
    "Ampla",
    "Blue Saúde",
    "Unimed Fesp",
  ]
  const items = [...(first?.querySelectorAll(":scope > li") ?? [])]
  for (const [n, name] of names.entries()) expect(textOf(items[n])).toContain(name)
  expect(items.every((item) => (item.querySelector("svg text")?.textContent ?? "").length >= 1)).toBe(true)
  expect(first?.getAttribute("aria-hidden")).toBeNull()
  expect(
    second?.getAttribute("aria-hidden") ?? second?.closest("[aria-hidden]")?.getAttribute("aria-hidden"),
  ).toBe("true")
  expect(second?.querySelectorAll('a:not([tabindex="-1"])')).toHaveLength(0)
})

test("[S2.32] only Amil's card is a link and only it has the hint", async () => {
  const { all, textOf } = await read("/")
  const list = all("#planos ul").find((ul) => ul.querySelectorAll(":scope > li").length === 13)
  const links = [...(list?.querySelectorAll("a") ?? [])]
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/amil"])
  expect(textOf(links[0])).toContain("Clique para saber mais")
  expect(textOf(list).split("Clique para saber mais")).toHaveLength(2)
})

test("[S2.34] shows three reasons below the carousel", async () => {
  const { texts } = await read("/")
  const headings = texts("#planos h3")
  for (const reason of ["Cobertura nacional", "Rede credenciada", "Qualidade garantida"])
    expect(headings).toContain(reason)
})

test("[S1.09] [S2.35] the about section has four reasons, the numbers, six differentiators and a closing banner with the carriers of §2", async () => {
  const { document, textOf, all } = await read("/")
  const about = document.querySelector("#sobre")
  const text = textOf(about)
  for (const figure of ["10+", "5.000+", "15+", "98%"]) expect(text).toContain(figure)
  const lists = [...(about?.querySelectorAll("ul") ?? [])].map(
    (list) => list.querySelectorAll(":scope > li h3").length,
  )
  expect(lists).toContain(4)
  expect(lists).toContain(6)
  expect(all("#sobre a").map((link) => link.getAttribute("href"))).toEqual(
    expect.arrayContaining(["/amil", "/sulamerica", "/alice", "/porto-seguro", "/medsenior"]),
  )
})

test("[S2.36] the navigation and the closing banner link to the carrier pages", async () => {
  const { hrefs } = await read("/")
  for (const path of carrierPaths) {
    expect(hrefs("header a")).toContain(path)
    expect(hrefs("main a")).toContain(path)
  }
})

test("[N3.09] on the home page no two carriers share initials, and outside the carousel each name of a carrier with a page is a link to it", async () => {
  const { document, all, texts } = await read("/")
  const shown = texts("#planos ul:not([aria-hidden]) svg text")
  expect(shown).toHaveLength(13)
  expect(new Set(shown).size).toBe(13)
  document.querySelector("#planos ul")?.closest("section")?.remove()
  for (const { name, slug } of carriersWithPage()) {
    const naming = all("#home *, #planos *, #sobre *").filter((element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.includes(name)),
    )
    expect(naming.length, name).toBeGreaterThan(0)
    for (const element of naming) expect(element.closest("a")?.getAttribute("href"), name).toBe(`/${slug}`)
  }
})

test("every article that the home page links to exists", async () => {
  const { hrefs } = await read("/")
  const linked = hrefs("main a").filter((address) => address.startsWith("/blog/"))
  expect(linked.length).toBeGreaterThanOrEqual(6)
  expect(articles.map(({ slug }) => `/blog/${slug}`)).toEqual(expect.arrayContaining(linked))
})

test("the form has the bond of the address filled in, and no other text", async () => {
  const chosen = async (path: string) =>
    (await read(path)).document.querySelector('[name="vinculo"] option[selected]')?.textContent ?? ""
  expect(await chosen("/?vinculo=federal")).toBe("Servidor federal")
  expect(await chosen("/amil?vinculo=pensionista")).toBe("Pensionista")
  for (const path of ["/", "/?vinculo=", "/?vinculo=%3Cb%3E", "/?vinculo=constructor"])
    expect(await chosen(path), path).toMatch(/^(|Selecione…)$/)
})

test("[S2.37] the contact section has a heading, a form and a chat panel with 'Falar com Consultor'", async () => {
  const { document, textOf, all } = await read("/")
  expect(textOf(document.querySelector("#contato h2"))).toBe("Entre em Contato para Cotações")
  expect(all('#contato form[method="post"]')).toHaveLength(1)
  const chat = all("#contato a").find((link) => textOf(link).includes("Falar com Consultor"))
  expect(chat?.getAttribute("href")).toContain("wa.me")
})

test("[S9.12] [S9.15] [S5.16] the home page promises two working hours; children up to 24 and the other rules are on their pages", async () => {
  expect((await read("/")).main).toMatch(/até 2 horas úteis/)
  expect((await read("/amil")).main).toMatch(/24 anos/)
  expect((await read("/porto-seguro")).main).toMatch(/3 vidas/)
  expect((await read("/alice")).main).toMatch(/1 vida/)
})
