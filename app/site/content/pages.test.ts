import { expect, test } from "vitest"
import { showClaims } from "../company/claimed.ts"
import { companyOf } from "../company/company.ts"
import { about as aboutText } from "./about.ts"
import { claims } from "./claims.ts"
import { defaultCompany, officeHours } from "./company.ts"
import { home as homeText } from "./home.ts"
import { metadata as pageMetadata } from "./metadata.ts"
import { privacy as privacyOf } from "./privacy.ts"
import { promises } from "./promises.ts"
import { success } from "./success.ts"

const company = companyOf(defaultCompany, officeHours)
const privacy = privacyOf(company)

const [about, home, metadata] = showClaims([aboutText, homeText, pageMetadata] as const, (claim) => claim)

const values = (figures: readonly { value: string }[]) => figures.map(({ value }) => value)
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

test("home: has the sections, counts and texts of §2 (S2.26, S2.27, S2.34, S2.35, S2.37)", () => {
  expect(Object.values(home).map(({ id }) => id)).toEqual(["home", "planos", "sobre", "contato"])
  expect(home.hero.action).toEqual({ label: "Solicitar Cotação", href: "#contato" })
  expect(titles(home.hero.advantages)).toEqual([
    "Cobertura nacional",
    "Atendimento simplificado",
    "Planos coletivos por adesão",
    "Acesso aos principais hospitais",
    "Saúde de qualidade com economia",
  ])
  expect(titles(home.partners.reasons)).toEqual([
    "Cobertura nacional",
    "Rede credenciada",
    "Qualidade garantida",
  ])
  expect(home.about.reasons).toHaveLength(4)
  expect(home.about.differentiators).toHaveLength(6)
  expect(home.about.closing.carriers.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Amil", "SulAmérica", "Alice", "Porto Seguro", "MedSênior"]),
  )
  expect(home.contact.title).toBe("Entre em Contato para Cotações")
  expect(home.contact.card.button).toBe("Falar com Consultor")
})

test("the home page and the about page each show their own version of the figures (S1.09, S1.10)", () => {
  expect(values(home.about.numbers)).toEqual(["10+", "5.000+", "15+", "98%"])
  expect(values(about.hero.stats)).toEqual(["10+", "1.000+", "24/7", "100%"])
})

test("a page does not contain the source of a claim", () => {
  for (const page of [home, about, success, privacy])
    for (const word of ["ownerMustConfirm", "reviewedOn", "especificação"])
      expect(JSON.stringify(page)).not.toContain(word)
})

test("the five claims are on the home page and on the about page (S1.05, D69)", () => {
  for (const { title } of Object.values(promises)) {
    expect(JSON.stringify(home)).toContain(title)
    expect(about.promises.items).toContain(title)
  }
})

test("home: names every audience of §1 and both kinds of plan (S1.02, S1.03, S1.04)", () => {
  const pageText = JSON.stringify(home)
  for (const phrase of [
    "federais, estaduais e municipais",
    "aposentados e pensionistas",
    "suas famílias",
    "pessoas físicas, empresas e profissionais que entram por adesão",
    "planos coletivos por adesão e planos empresariais",
    "cobertura nacional",
    "descontos de até 30%",
  ])
    expect(pageText).toContain(phrase)
  expect(pageText).not.toMatch(/engenheir/i)
})

test("about: has six values, three columns, a call to action and the hours (S1.06, S2.39, S2.40, S2.41)", () => {
  expect(about.values.cards).toHaveLength(6)
  expect(titles(about.services.columns)).toEqual(["Pessoa Física", "Empresas", "Profissionais por Adesão"])
  expect(about.callToAction.label).toBe("ENCONTRE O PLANO PERFEITO PARA VOCÊ")
  expect(about.history.hours).toBe(
    "De segunda a sexta-feira, com atendimento de emergência nos fins de semana e feriados.",
  )
})

test("success: has its title, three steps and ten seconds (S2.42, S2.43, S9.11)", () => {
  expect(success.title).toBe("Mensagem Enviada com Sucesso!")
  expect(titles(success.steps)).toEqual([
    "Análise do perfil",
    "Cotação personalizada",
    "Contato em até 2 horas úteis",
  ])
  expect(success.countdown.seconds).toBe(10)
})

test("privacy: has eight sections in order, data, sharing, rights and company (S1.17, S2.76 to S2.80)", () => {
  expect(titles(privacy.sections)).toEqual([
    "Introdução",
    "Coleta de dados",
    "Cookies e web beacons",
    "Segurança",
    "Uso dos dados",
    "Comportamento do usuário",
    "Informações da empresa",
    "Seus direitos",
  ])
  const pageText = JSON.stringify(privacy)
  for (const phrase of [
    "Lei Geral de Proteção de Dados",
    "nome completo",
    "e-mail",
    "telefone",
    "endereço residencial",
    "data de nascimento",
    "número e idades das vidas",
    "CNPJ da empresa",
    "Não vendemos os seus dados",
    "compartilhados com operadoras, para fazer a cotação, e com o seu consentimento prévio",
    "SSL",
    company.legalName,
    company.cnpj,
    company.susep,
    company.address.street,
    "São Paulo",
    company.mainPhone.display,
    company.whatsapp.display,
    company.email,
  ])
    expect(pageText).toContain(phrase)
})

test("privacy: each of the six rights has a link to exercise it (D34)", () => {
  const rights = privacy.sections.at(-1)?.blocks.find((block) => block.kind === "definitions")
  expect(rights && titles(rights.items)).toEqual([
    "Acesso",
    "Correção",
    "Eliminação",
    "Portabilidade",
    "Revogação",
    "Informação",
  ])
  expect(privacy.request.rights).toHaveLength(6)
})

test("privacy: every anchor link has its target on the page", () => {
  const places = [...privacy.sections.map(({ id }) => id as string), privacy.request.id]
  for (const [, id = ""] of JSON.stringify(privacy).matchAll(/"href":"#([^"]+)"/g))
    expect(places).toContain(id)
})

test("metadata: the home title names the years and the four carriers (S1.11)", () => {
  expect(metadata.home.title).toContain(claims.titleYears.phrase)
  expect(metadata.home.title).toContain("Unimed, Amil, Bradesco, Porto Seguro")
  const all = Object.values(metadata)
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  expect(metadata.about.path).toBe("/sobre")
})
