import fc from "fast-check"
import { expect, test } from "vitest"
import { type Offer, type OfferId, offers } from "../../plans/catalogue/offers.ts"
import {
  checkLead,
  emailConsent,
  emptyValues,
  type LeadValues,
  newLead,
  readTouch,
  storedSubject,
} from "./lead.ts"

const good: LeadValues = {
  ...emptyValues(offers.main),
  name: "Ana Lima",
  email: "ana@exemplo.example",
  phone: "(11) 98765-4321",
  subject: "pessoa_fisica",
}
const context = {
  pageUrl: "https://site.example/",
  userAgent: null,
  submissionKey: null,
  firstTouch: null,
  suspicions: [],
}
const check = (values: Partial<LeadValues>) => checkLead({ ...good, ...values }, offers.main)

function lead(values: Partial<LeadValues> = {}, offerId: OfferId = "main", pageUrl = context.pageUrl) {
  const offer: Offer = offers[offerId]
  return newLead({ ...good, subject: offer.subjects[0]?.code ?? "", ...values }, offer, {
    ...context,
    pageUrl,
  })
}

test("[S5.01] [S3.36] the checks run in the order name, email, phone, subject and fill a map with those keys", () => {
  expect(Object.keys(checkLead(emptyValues(offers.main), offers.main))).toEqual([
    "name",
    "email",
    "phone",
    "subject",
  ])
  expect(check({})).toEqual({})
})

test("[S5.02] a missing name is an error", () => {
  expect(check({ name: "" })).toEqual({ name: "Nome é obrigatório" })
  expect(check({ name: " \t " })).toEqual({ name: "Nome é obrigatório" })
  // Cleaning removes all its characters.
  expect(check({ name: "\u0000\u0085" })).toEqual({ name: "Nome é obrigatório" })
})

test("[S5.03] a missing e-mail is an error", () => {
  expect(check({ email: "  " })).toEqual({ email: "E-mail é obrigatório" })
})

test("[S5.04] an invalid e-mail is an error", () => {
  for (const email of ["ana", "ana@", "@b.c", "ana@casa", "a b@c.d", "a@b c.d", "a@@b.c"]) {
    expect(check({ email }), email).toEqual({ email: "E-mail inválido" })
  }
  for (const email of ["a@b.c", " ana@exemplo.com.br ", "josé+plano@órgão.gov.br"])
    expect(check({ email }), email).toEqual({})
})

test("[S5.05] a missing phone is an error", () => {
  expect(check({ phone: "" })).toEqual({ phone: "Telefone é obrigatório" })
})

test("a number that cannot be called is questioned, until the visitor confirms that very number (D75)", () => {
  const question = { phone: "Confira o número: faltam dígitos" }
  expect(check({ phone: "ramal 12" })).toEqual(question)
  expect(check({ phone: "ramal 12", confirmedPhone: "n12" })).toEqual({})
  expect(check({ phone: "ramal 13", confirmedPhone: "n12" })).toEqual(question)
  expect(check({ phone: "só WhatsApp", confirmedPhone: "" })).toEqual(question)
  expect(check({ phone: "só WhatsApp", confirmedPhone: "n" })).toEqual({})
})

test("[S5.06] a missing or unknown subject is an error", () => {
  expect(check({ subject: "" })).toEqual({ subject: "Assunto é obrigatório" })
  expect(check({ subject: "amil_empresarial" })).toEqual({ subject: "Assunto é obrigatório" })
})

test("[S5.08] message, ages and consent are optional", () => {
  expect(check({ message: "", idade: "", emailConsent: false })).toEqual({})
})

test("[S5.09] an empty message becomes a sentence about the operator's plan for public servants", () => {
  for (const offerId of ["main", "amil", "sulamerica", "medsenior"] as const) {
    expect(lead({ message: " \n " }, offerId)).toMatchObject({
      messageIsAutomatic: true,
      message: expect.stringMatching(/interesse.*servidores públicos/),
    })
  }
  expect(lead({ message: "Oi" })).toMatchObject({ messageIsAutomatic: false, message: "Oi" })
})

test("[S5.10] Alice's automatic message mentions eligibility by company tax ID", () => {
  expect(lead({}, "alice").message).toMatch(/elegibilidade.*CNPJ/)
})

test("[S5.11] Porto Seguro's automatic message mentions a group of three or more lives", () => {
  expect(lead({}, "portoSeguro").message).toMatch(/grupo de 3 ou mais vidas/)
})

test("[S3.33] Amil and SulAmérica store the subject with the operator's name before it", () => {
  expect(storedSubject(offers.amil, "amil_adesao_servidores")).toBe("Amil - amil_adesao_servidores")
  expect(storedSubject(offers.sulamerica, "sulamerica_adesao_servidores")).toBe(
    "SulAmérica - sulamerica_adesao_servidores",
  )
})

test("[S3.34] the other forms store the bare code, by the same function", () => {
  for (const offerId of ["main", "alice", "portoSeguro", "medsenior"] as const) {
    const { code } = offers[offerId].subjects[0]
    expect(storedSubject(offers[offerId], code)).toBe(code)
    expect(lead({}, offerId).subject).toBe(code)
  }
})

test("three forms store a fixed source page and utm source, the others their URL and its utm fields", () => {
  const url = "https://site.example/x?utm_source=g&utm_medium=m"
  for (const [offerId, page] of [
    ["alice", "alice-page"],
    ["portoSeguro", "porto-seguro-page"],
    ["medsenior", "medsenior-page"],
  ] as const) {
    expect(lead({}, offerId, url)).toMatchObject({
      sourcePage: page,
      utmSource: "website",
      utmMedium: "m",
      utmCampaign: null,
      lastTouch: { source: "g" },
    })
  }
  for (const offerId of ["main", "amil", "sulamerica"] as const) {
    expect(lead({}, offerId, url)).toMatchObject({
      sourcePage: url,
      utmSource: "g",
      utmMedium: "m",
      utmCampaign: null,
    })
    expect(lead({}, offerId)).toMatchObject({ utmSource: null, utmMedium: null })
  }
})

test("stores the version of the consent text only when consent is given", () => {
  expect(lead({ emailConsent: true })).toMatchObject({
    emailConsent: true,
    emailConsentVersion: emailConsent.version,
  })
  expect(lead()).toMatchObject({ emailConsent: false, emailConsentVersion: null })
})

test("for any input, one-line fields stay one line, no text contains NUL, and lengths are bounded", () => {
  const hostile = fc.string({
    unit: fc.constantFrom("a", "é", "\r", "\n", "\0", "\u2028", "\u2029", "\t", ",", "\x1b"),
    maxLength: 8000,
  })
  fc.assert(
    fc.property(hostile, hostile, hostile, (name, idade, message) => {
      const made = lead({ name: `x${name}`, phone: `1${name}`, idade, message })
      for (const line of [made.name, made.phone, made.email, made.idade])
        expect(line).not.toMatch(/[\r\n\0\u2028\u2029]/)
      expect(made.message).not.toMatch(/[\r\0]/)
      expect([
        made.name.length <= 200,
        made.phone.length <= 60,
        made.idade.length <= 500,
        made.message.length <= 5000,
      ]).toEqual([true, true, true, true])
    }),
  )
})

test("[S3.21] the last touch is the page if it has utm fields, else the latest page that had them, else the page; utm columns use only the page", () => {
  const earlierTouch = readTouch("/sobre?utm_source=boletim&utm_term=plano")
  const onPage = (pageUrl: string) => newLead(good, offers.main, { ...context, pageUrl, earlierTouch })
  expect(onPage("https://site.example/?utm_source=google")).toMatchObject({
    utmSource: "google",
    lastTouch: { landingPath: "/", source: "google" },
  })
  expect(onPage("https://site.example/")).toMatchObject({
    utmSource: null,
    lastTouch: { landingPath: "/sobre", source: "boletim", term: "plano" },
  })
  expect(lead().lastTouch).toEqual({ landingPath: "/" })
})

test("an earlier page sent by the browser is cleaned and cut", () => {
  expect(readTouch("/amil?utm_source=a%0Ab&utm_medium=" + "x".repeat(900) + "&cpf=1&utm_campaign=")).toEqual({
    landingPath: "/amil",
    source: "a b",
    medium: "x".repeat(200),
  })
  for (const text of ["", "amil", "javascript:alert", "https://outro.example/"])
    expect(readTouch(text)).toBeNull()
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const touch = readTouch(`/${text}?utm_source=${text}`)
      expect(JSON.stringify(touch ?? {}).length).toBeLessThan(2000)
    }),
  )
})

test("cutting a text never leaves half a character", () => {
  const long = `${"x".repeat(199)}😀😀`
  expect(lead({ name: long }).name.isWellFormed()).toBe(true)
  expect(lead({ message: `${"x".repeat(4999)}😀` }).message.isWellFormed()).toBe(true)
  expect(readTouch(`/?utm_source=${encodeURIComponent(long)}`)?.source?.isWellFormed()).toBe(true)
})
