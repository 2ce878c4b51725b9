import { expect, test } from "vitest"
import { company } from "../content/company.ts"
import type { Company } from "./company.ts"
import { fictionalCompanyFields } from "./company-placeholders.ts"

/** Shaped like a real record, but belongs to no company. */
const plausible: Company = {
  ...company,
  legalName: "Corretora Ipê Amarelo de Seguros Ltda.",
  cnpj: "11.222.333/0001-81",
  susep: "20.204718.3",
  address: { street: "Avenida do Estado, 412", city: "São Paulo, SP", postalCode: "01108-000" },
  mainPhone: { display: "(11) 3127-4408", e164: "+551131274408" },
  secondPhone: { display: "(11) 3127-4419", e164: "+551131274419" },
  chatNumber: "5511974120863",
  whatsapp: { display: "(11) 97412-0863" },
  email: "contato@ipeamarelo.com.br",
  privacyEmail: "privacidade@ipeamarelo.com.br",
  dataOfficer: "Rosa Ipê",
}

const contactFields = [
  "legalName",
  "cnpj",
  "susep",
  "address.street",
  "address.postalCode",
  "mainPhone.display",
  "mainPhone.e164",
  "secondPhone.display",
  "secondPhone.e164",
  "chatNumber",
  "whatsapp.display",
  "email",
  "privacyEmail",
  "dataOfficer",
]

const digitsOf = (text: string) => text.replaceAll(/\D/g, "")

test("[S1.18] recognises every contact value of the development record as fictional", () => {
  expect(fictionalCompanyFields(company)).toEqual(contactFields)
})

test("accepts a record of plausible values", () => {
  expect(fictionalCompanyFields(plausible)).toEqual([])
})

test("names any single development value that was left", () => {
  for (const field of contactFields) {
    const [outer = "", inner] = field.split(".")
    const key = outer as keyof Company
    const left = inner
      ? { ...(plausible[key] as object), [inner]: (company[key] as Record<string, string>)[inner] }
      : company[key]
    expect(fictionalCompanyFields({ ...plausible, [key]: left })).toEqual([field])
  }
})

test("treats an empty value, an impossible CNPJ and a repeated digit as fictional", () => {
  expect(fictionalCompanyFields({ ...plausible, email: " " })).toEqual(["email"])
  expect(fictionalCompanyFields({ ...plausible, cnpj: "11.222.333/0001-80" })).toEqual(["cnpj"])
  expect(fictionalCompanyFields({ ...plausible, chatNumber: "5511999999999" })).toEqual(["chatNumber"])
  expect(fictionalCompanyFields({ ...plausible, email: "oi@example.com" })).toEqual(["email"])
})

test("accepts a CNPJ with letters (the tax office's example)", () => {
  expect(fictionalCompanyFields({ ...plausible, cnpj: "12.ABC.345/01DE-35" })).toEqual([])
})

test("[S1.18] the displayed and the dialled phone numbers are the same", () => {
  for (const phone of [company.mainPhone, company.secondPhone])
    expect(phone.e164).toBe(`+55${digitsOf(phone.display)}`)
  expect(company.chatNumber).toBe(`55${digitsOf(company.whatsapp.display)}`)
  expect(company.address.city).toContain("São Paulo")
})
