import * as v from "valibot"
import { expect, test } from "vitest"
import { companyOf } from "../site/company/company.ts"
import { areas } from "./areas.ts"
import { readTyped, type Typed } from "./change/typed-settings.ts"
import { type SettingName, settingNames, settings, settingsOf } from "./settings.ts"
import { snapshotOf, withValues } from "./store/settings-snapshot.ts"

/** A value that the office might write for each setting. */
const written: Record<SettingName, string> = {
  legalName: "Corretora Ipê Amarelo de Seguros Ltda.",
  cnpj: "11.222.333/0001-81",
  susep: "20.204718.3",
  street: "Avenida do Estado, 412",
  city: "Campinas, SP",
  postalCode: "13010-000",
  mainPhone: "(11) 3127-4408",
  secondPhone: "(11) 3127-4419",
  whatsapp: "(11) 97412-0863",
  email: "contato@ipeamarelo.com.br",
  privacyEmail: "privacidade@ipeamarelo.com.br",
  dataOfficer: "Rosa Ipê",
}

function read(typed: Typed, seen: Typed, rules: { refusesFictional: boolean }) {
  return readTyped(typed, settings, seen, rules)
}

test("[N5.06] a setting is declared once: its form, check, values and place in an area follow", () => {
  expect(
    Object.keys(areas)
      .flatMap((area) => settingsOf(area as keyof typeof areas))
      .toSorted(),
  ).toEqual(settingNames.toSorted())
  const initial = snapshotOf([])
  for (const name of settingNames) {
    const { label, control, default: value, area } = settings[name]
    expect(label.length, name).toBeGreaterThan(2)
    expect(["text", "tel", "email"]).toContain(control)
    expect(areas[area].changedBy.length, name).toBeGreaterThan(0)
    expect(initial.values[name]).toBe(value)
    // As the table of versions checks it.
    expect(name).toMatch(/^[a-z][a-zA-Z]{1,40}$/)
    const typed = read({ [name]: ` ${written[name]} ` }, initial.values, { refusesFictional: true })
    expect(typed).toEqual({ changed: { [name]: written[name] }, faults: {} })
    expect(read({ [name]: "" }, initial.values, { refusesFictional: false }).faults[name], name).toBe(
      "Preencha este campo.",
    )
    const then = withValues(initial, typed.changed)
    expect(then.values).toEqual({ ...initial.values, [name]: written[name] })
    expect(JSON.stringify(companyOf(then.values, then.openingHours)), name).toContain(written[name])
  }
})

test("a stored value wins, a null value is the default again, an unknown name is left out", () => {
  const unreadable: string[] = []
  const { values, version, changeOf } = snapshotOf(
    [
      { name: "mainPhone", value: "(11) 3127-4408", changeId: 4 },
      { name: "secondPhone", value: null, changeId: 7 },
      { name: "city", value: 12, changeId: 5 },
      { name: "settingOfALaterRelease", value: "x", changeId: 6 },
    ],
    { onUnreadable: (name) => unreadable.push(name) },
  )
  expect(values.mainPhone).toBe("(11) 3127-4408")
  expect(values.secondPhone).toBe(settings.secondPhone.default)
  expect(values.city).toBe(settings.city.default)
  const { values: later } = snapshotOf([{ name: "city", value: 12, changeId: 5 }], {
    earlier: withValues(snapshotOf([]), { city: "Campinas, SP" }),
  })
  expect(later.city).toBe("Campinas, SP")
  expect({ version, changeOf, unreadable }).toEqual({
    version: 7,
    changeOf: { mainPhone: 4, secondPhone: 7, city: 5 },
    unreadable: ["city"],
  })
})

test("a phone is stored in one form, however it was typed", () => {
  for (const typed of ["11 97412-0863", "(11)974120863", "+55 11 97412 0863", "5511974120863"])
    expect(v.parse(settings.whatsapp.schema, typed)).toBe("(11) 97412-0863")
  for (const typed of ["97412-0863", "11 7412-086", "(11) 87412-0863", "(01) 3127-4408", "telefone"])
    expect(v.safeParse(settings.whatsapp.schema, typed).success, typed).toBe(false)
})

test("a CNPJ with a wrong digit, a city without a state and an address without a domain are refused in words", () => {
  const { faults } = read(
    { cnpj: "11.222.333/0001-80", city: "Campinas", email: "contato", postalCode: "1301" },
    snapshotOf([]).values,
    { refusesFictional: true },
  )
  expect(Object.keys(faults)).toEqual(["cnpj", "city", "postalCode", "email"])
  for (const text of Object.values(faults)) expect(text).toMatch(/^[A-ZÀ-Ú].*\.$/)
})

test("production refuses a new value that looks fictional; a field that was left alone is not checked", () => {
  const { values } = snapshotOf([])
  const typed = { mainPhone: "(11) 3456-7891", secondPhone: "(11) 3333-3333", email: "x@y.example" }
  expect(Object.keys(read(typed, values, { refusesFictional: true }).faults)).toEqual([
    "secondPhone",
    "email",
  ])
  expect(read(typed, values, { refusesFictional: false }).faults).toEqual({})
  expect(read(values, values, { refusesFictional: true })).toEqual({ changed: {}, faults: {} })
})
