import { expect, test } from "vitest"
import { defaultCompany } from "../content/company.ts"
import type { CompanyRecord } from "./company.ts"
import { isFictionalValue } from "./company-placeholders.ts"

/** Shaped like a real record, but belongs to no company. */
const plausible: CompanyRecord = {
  legalName: "Corretora Ipê Amarelo de Seguros Ltda.",
  cnpj: "11.222.333/0001-81",
  susep: "20.204718.3",
  street: "Avenida do Estado, 412",
  city: "São Paulo, SP",
  postalCode: "01108-000",
  mainPhone: "(11) 3127-4408",
  secondPhone: "(11) 3127-4419",
  whatsapp: "(11) 97412-0863",
  email: "contato@ipeamarelo.com.br",
  privacyEmail: "privacidade@ipeamarelo.com.br",
  dataOfficer: "Rosa Ipê",
}

const names = Object.keys(plausible) as (keyof CompanyRecord)[]
const fictionalIn = (record: CompanyRecord) => names.filter((name) => isFictionalValue(name, record[name]))

test("[S1.18] recognises every value of the development record but the city as fictional", () => {
  expect(fictionalIn(defaultCompany)).toEqual(names.filter((name) => name !== "city"))
})

test("accepts a record of plausible values", () => {
  expect(fictionalIn(plausible)).toEqual([])
})

test("names any single development value that was left", () => {
  for (const name of names.filter((one) => one !== "city"))
    expect(fictionalIn({ ...plausible, [name]: defaultCompany[name] })).toEqual([name])
})

test("treats an empty value, an impossible CNPJ and a repeated digit as fictional", () => {
  expect(fictionalIn({ ...plausible, email: " " })).toEqual(["email"])
  expect(fictionalIn({ ...plausible, cnpj: "11.222.333/0001-80" })).toEqual(["cnpj"])
  expect(fictionalIn({ ...plausible, whatsapp: "(11) 99999-9999" })).toEqual(["whatsapp"])
  expect(fictionalIn({ ...plausible, email: "oi@example.com" })).toEqual(["email"])
})

test("accepts a CNPJ with letters (the tax office's example)", () => {
  expect(fictionalIn({ ...plausible, cnpj: "12.ABC.345/01DE-35" })).toEqual([])
})
