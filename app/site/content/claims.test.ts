import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { aVerificar, type Claim } from "../company/claim.ts"
import { claiming, showClaims } from "../company/claimed.ts"
import { companyOf } from "../company/company.ts"
import { about } from "./about.ts"
import { accessibility } from "./accessibility.ts"
import { allClaims as register } from "./all-claims.ts"
import { carrierContents, carrierPages } from "./carriers/carrier-pages.ts"
import { portoSeguroClaims } from "./carriers/porto-seguro.ts"
import { claims } from "./claims.ts"
import { defaultCompany, officeHours } from "./company.ts"
import { home } from "./home.ts"
import { metadata } from "./metadata.ts"
import { privacy } from "./privacy.ts"
import { success } from "./success.ts"

const company = companyOf(defaultCompany, officeHours)

const withAll = <Content>(content: Content) => showClaims(content, (claim) => claim)

test("[S1.12] every claim has a value, pages, a source and whether the owner must confirm it", () => {
  const named = [claims, ...Object.values(carrierContents).map((content) => content.claims)]
  expect(new Set(register.map(({ id }) => id)).size).toBe(register.length)
  for (const [id, claim] of named.flatMap((some) => Object.entries<Claim>(some))) {
    expect(Object.keys(claim)).toEqual(
      expect.arrayContaining([
        "appearsOn",
        "id",
        "label",
        "ownerMustConfirm",
        "phrase",
        "reviewedOn",
        "source",
        "value",
      ]),
    )
    expect(claim.id).toBe(id)
    for (const text of [claim.value, claim.label, claim.phrase, claim.source]) expect(text).not.toBe("")
    expect(claim.appearsOn.length).toBeGreaterThan(0)
    expect(claim.reviewedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})

test("[S1.12] the register contains each figure of §1 and §9", () => {
  const values = register.map(({ value }) => value)
  for (const value of ["10+", "5.000+", "15+", "98%", "1.000+", "24/7", "100%", "12+"])
    expect(values).toContain(value)
  for (const value of ["40+", "30.000+", "125+", "40.000+", "70+", "500 mil+", "8", "24 anos", "3", "1", "2"])
    expect(values).toContain(value)
})

test("[S9.16] the discount claim is up to 30%", () => {
  expect(claims.discount.value).toBe("30%")
  expect(claims.discount.phrase).toBe("até 30%")
})

test("[S1.12] every claim is on every page that the register names", () => {
  const pages: Record<string, unknown> = {
    "/": [home, metadata.home],
    "/sobre": about,
    "/sucesso": success,
    "/politicas-privacidade": privacy(company),
    "/acessibilidade": accessibility(company),
    rodapé: [company, officeHours],
    operadoras: [...carrierPages.values()],
    ...Object.fromEntries([...carrierPages].map(([slug, page]) => [`/${slug}`, page])),
  }
  const isOnPage = ({ value, phrase, label }: Claim, pageText: string) =>
    pageText.includes(phrase) ||
    pageText.includes(`"value":"${value}","label":"${label}"`) ||
    pageText.includes(`${value}, ${label}`) ||
    pageText.includes(`"${value}"`)
  const missing = register.flatMap((claim) =>
    claim.appearsOn
      .filter((place) => !isOnPage(claim, JSON.stringify(withAll(pages[place]))))
      .map((place) => `${claim.id} on ${place}`),
  )
  expect(missing).toEqual([])
})

test("[S1.12] no claim is on a carrier page that the register does not name", () => {
  const unnamed = register.flatMap(({ id, phrase, appearsOn }) =>
    [...carrierPages]
      .filter(([slug]) => !appearsOn.includes("operadoras") && !appearsOn.includes(`/${slug}`))
      .filter(([, page]) => JSON.stringify(withAll(page)).includes(phrase))
      .map(([slug]) => `${id} on /${slug}`),
  )
  expect(unnamed).toEqual([])
})

test("[S1.14] aVerificar lists only the claims that the owner must confirm", () => {
  const lines = aVerificar(Object.fromEntries(register.map((claim) => [claim.id, claim])))
  const toConfirm = register.filter(({ ownerMustConfirm }) => ownerMustConfirm)
  expect(lines).toHaveLength(toConfirm.length)
  for (const { id, phrase } of toConfirm)
    expect(lines.some((line) => line.startsWith(`${id}: “${phrase}”`))).toBe(true)
  expect(lines.join("\n")).not.toContain(claims.priceSpan.phrase)
  expect(aVerificar({ proven: { ...claims.years, ownerMustConfirm: false } })).toEqual([])
})

test("[N2.05] a part with an unproven claim is replaced, or left out of its list", () => {
  const content = {
    text: claiming(claims.discount, () => "com desconto", "sem desconto"),
    list: ["um", claiming(claims.years, () => "dois")],
  }
  expect(withAll(content)).toEqual({ text: "com desconto", list: ["um", "dois"] })
  expect(showClaims(content, () => null)).toEqual({ text: "sem desconto", list: ["um"] })
  expect(showClaims(content, (claim) => (claim.id === "years" ? claim : null)).list).toEqual(["um", "dois"])
})

test("[N2.05] without unproven claims no text of a page is missing and none is left of them", () => {
  const pages = [home, about, metadata.home, ...carrierPages.values()]
  const isMissing = (value: unknown): boolean =>
    value === undefined ||
    (typeof value === "object" && value !== null && Object.values(value).some((inner) => isMissing(inner)))
  for (const page of pages) {
    const shown = showClaims<unknown>(page, (claim) =>
      !claim.ownerMustConfirm || claim.isTerm ? claim : null,
    )
    expect(isMissing(shown)).toBe(false)
    const unproven = register.filter((claim) => claim.ownerMustConfirm && !claim.isTerm)
    expect(
      unproven.filter(({ phrase }) => JSON.stringify(shown).includes(phrase)).map(({ id }) => id),
    ).toEqual([])
  }
})

const app = path.join(import.meta.dirname, "../..")

/** A plain number such as 3 is too common to search for; its phrase is searched instead. */
const isDistinctive = (value: string) => /[+%/×]|\d\.\d{3}|mil/.test(value)

const companyValues = [
  company.legalName,
  company.cnpj,
  company.susep,
  company.address.street,
  company.address.postalCode,
  company.mainPhone.display,
  company.mainPhone.e164,
  company.secondPhone.display,
  company.secondPhone.e164,
  company.whatsapp.e164.slice(1),
  company.whatsapp.display,
  company.email,
  company.privacyEmail,
  officeHours,
]

const tokens = new Set([
  ...companyValues,
  ...register.flatMap(({ value, phrase }) =>
    isDistinctive(value)
      ? // Without its plus sign a figure as round as 1.000 is too common.
        [value, phrase, ...(/\d{2}\.|mil/.test(value) ? [value.replace("+", "")] : [])]
      : [phrase],
  ),
])

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

const patterns = [...tokens].map((token) => ({
  token,
  pattern: new RegExp(`(?<![\\p{L}\\d.,])${literal(token)}(?![\\p{L}\\d])`, "iu"),
}))

/** The figures and contact values of the register and the company record that a source repeats. */
function typedFigures(source: string) {
  const text = source
    // Removes the claims in the file of a carrier page, which belong to the register.
    .replace(/^export const \w+Claims = \{$[\s\S]*?^\} as const/m, "")
    // A length such as width="100%" is not a claim.
    .replaceAll(/\b[\w-]+=(["'])[\d.]+%\1/g, "")
    .replaceAll(/\s+/g, " ")
  return patterns.filter(({ pattern }) => pattern.test(text)).map(({ token }) => token)
}

/** The specification has the exact labels of subjects, and `plans` may not import the site. */
const mayType: Readonly<Record<string, readonly string[]>> = {
  "plans/catalogue/carriers.ts": [
    claims.portoLives.phrase,
    portoSeguroClaims.portoFamily.phrase,
    portoSeguroClaims.portoLargeFamily.phrase,
  ],
  "site/content/claims.ts": [...tokens],
  "site/content/company.ts": [...tokens],
}

test("[S1.13] no other file repeats a figure of the register or a contact value", () => {
  // Articles and the register of norms quote the law with its sources; they make no claims about us. An earlier policy
  // stays as visitors read it.
  const files = globSync("**/*.{ts,tsx}", { cwd: app }).filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) && !/^(blog\/articles|norms|site\/content\/earlier-policies)\//.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  const faults = files.flatMap((file) =>
    typedFigures(readFileSync(path.join(app, file), "utf8"))
      .filter((token) => !mayType[file]?.includes(token))
      .map((token) => `${file}: ${token}`),
  )
  expect(faults).toEqual([])
})

test("[S1.13] finds a planted figure, phone, address or registration number", () => {
  const planted: [string, string][] = [
    ["<p>Já são 5.000+ servidores</p>", "5.000+"],
    ["const text = 'descontos de até 30% no plano'", "30%"],
    ["mais de 30.000 hospitais", "30.000"],
    ["<b>98%</b>", "98%"],
    ["atendimento 24/7", "24/7"],
    ["retorno em até 2\n        horas úteis", "até 2 horas úteis"],
    ["grupo de 3 vidas", "3 vidas"],
    ["atende 7 estados e o Distrito Federal", "7 estados e o Distrito Federal"],
    [`<a href="tel:${company.mainPhone.e164}">`, company.mainPhone.e164],
    [`ligue ${company.secondPhone.display}`, company.secondPhone.display],
    [`mailto:${company.email}`, company.email],
    [`CNPJ ${company.cnpj}`, company.cnpj],
  ]
  const missed = planted.filter(([source, token]) => !typedFigures(source).includes(token))
  expect(missed).toEqual([])
})

test("[S1.13] ignores numbers that are not claims", () => {
  const innocent = [
    '<svg width="100%" height="98%">',
    "text.slice(0, 5000)",
    "const perPage = 10 + rest",
    "lead.ages.length === 1 ? '1 vida' : '13 vidas'",
    "maxLength={1000}",
    "há 140 anos",
    "site@webplan.example",
    "130.000 visitas",
    "de 1.000 em 1.000 linhas",
  ]
  expect(innocent.flatMap(typedFigures)).toEqual([])
})
