import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openWeb } from "../support/doors.ts"
import { createTestDatabase, type TestDatabase } from "../support/test-database.ts"

let database: TestDatabase
let web: Awaited<ReturnType<typeof openWeb>>
let html = ""
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  web = await openWeb({ database })
  html = await (await fetch(web.url)).text()
})
afterAll(async () => {
  await web.stop()
  await database.drop()
})

/** What is written between two marks of the page. */
const between = (from: string, to: string) => html.slice(html.indexOf(from), html.indexOf(to))
const hero = () => between('<section id="home"', '<section id="planos"')
const partners = () => between('<section id="planos"', '<section id="sobre"')
const about = () => between('<section id="sobre"', '<section id="contato"')
const contact = () => between('<section id="contato"', "<footer")
const said = (part: string) => part.replaceAll(/<[^>]+>/g, "").replaceAll(/\s+/g, " ")
const texts = (part: string, tag: string) =>
  [...part.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "g"))].map(([, text]) =>
    said(text ?? "").trim(),
  )

test("[S2.26] the sections stand in the order of §2, under one main heading", () => {
  const ids = [...html.matchAll(/<section id="([a-z]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(["home", "planos", "sobre", "contato"])
  expect(texts(html, "h1")).toEqual(["Você sempre atendeu o público. Agora é a sua vez."])
})

test("[S2.27] the hero has its button and five advantages", () => {
  expect(hero()).toMatch(/<a href="#contato"[^>]*>Solicitar Cotação/)
  expect(texts(hero(), "h3")).toEqual([
    "Cobertura nacional",
    "Atendimento simplificado",
    "Planos coletivos por adesão",
    "Acesso aos principais hospitais",
    "Saúde de qualidade com economia",
  ])
})

test("[S2.29] [S2.31] [S2.32] [S2.33] thirteen carriers by initials, a hidden copy of them, one link", () => {
  const [list = "", copy = ""] = partners().split('<ul aria-hidden="true">')
  expect(texts(list, "strong").join(", ")).toBe(
    "Amil, Alice, Bradesco Saúde, Porto Seguro, Qualicorp, MedSênior, SulAmérica, Prevent Senior, Seguros Unimed, Omint, Ampla, Blue Saúde, Unimed Fesp",
  )
  expect(texts(list, "text").join(" ")).toBe("Am Al BS PS Qu MS SA PS SU Om Am BS UF")
  expect(texts(copy, "strong")).toEqual(texts(list, "strong"))
  expect(list.match(/<a /g)).toHaveLength(1)
  expect(list).toMatch(/<a href="\/amil".*Clique para saber mais/)
  expect(list.match(/Clique para saber mais/g)).toHaveLength(1)
})

test("[S2.34] three reasons stand below the carousel", () => {
  expect(texts(partners(), "h3")).toEqual(["Cobertura nacional", "Rede credenciada", "Qualidade garantida"])
})

test("[S1.05] [S1.09] [S2.35] four reasons, the numbers, six differentiators, the five claims among them", () => {
  const titles = texts(about(), "h3")
  expect(titles).toHaveLength(10)
  for (const claim of [
    "Consultoria independente e imparcial",
    "Sem custo extra para você",
    "Especialistas em servidores públicos",
    "Comparação entre todas as operadoras",
    "Apoio da contratação ao pós-venda",
  ])
    expect(titles).toContain(claim)
  expect(texts(about(), "dd")).toEqual(["10+", "5000+", "15+", "98%"])
})

test("[S2.35] [S2.36] the closing banner leads to the five carriers with pages", () => {
  const banner = about().slice(about().indexOf("Conheça de perto"))
  expect(said(banner)).toMatch(/Amil, SulAmérica, Alice, Porto Seguro e MedSênior\./)
  expect([...banner.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "/amil",
    "/sulamerica",
    "/alice",
    "/porto-seguro",
    "/medsenior",
  ])
})

test("[S2.37] the contact section has its heading, the form, and the button that opens the chat", () => {
  expect(texts(contact(), "h2")[0]).toBe("Entre em Contato para Cotações")
  expect(contact()).toMatch(/<form [^>]*method="post"/)
  expect(contact()).toMatch(
    /<a href="https:\/\/wa\.me\/\d+\?text=[^"]+" target="_blank"[^>]*>.*Falar com Consultor/,
  )
})

test("[S1.02] [S1.03] [S1.04] the page speaks to every audience and of both kinds of plan", () => {
  const all = said(html)
  for (const words of [
    "servidores federais, estaduais e municipais, da ativa, aposentados e pensionistas, e para as suas famílias",
    "pessoas físicas, empresas e profissionais que contratam por adesão",
    "planos coletivos por adesão e planos empresariais, com cobertura nacional e descontos de até 30%",
  ])
    expect(all).toContain(words)
})

test("[S2.10] an address that does not exist answers 404 with search and contact, under one title", async () => {
  for (const path of ["/nao-existe", "/nao/existe"]) {
    const response = await fetch(`${web.url}${path}`)
    const page = await response.text()
    expect(response.status).toBe(404)
    expect(texts(page, "title")).toEqual(["Página não encontrada | WebPlan Servidores Públicos"])
    expect(page).toMatch(/<search[^>]*><form action="\/blog">.*name="busca"/)
    expect(page).toMatch(/href="tel:\+55\d+"/)
    expect(page).toContain("Falar com Consultor")
    expect(page).toContain('<meta name="robots" content="noindex"/>')
  }
})
