import * as v from "valibot"
import { expect, test } from "vitest"
import { showClaims } from "../../site/company/claimed.ts"
import { allClaims } from "../../site/content/all-claims.ts"
import { claims } from "../../site/content/claims.ts"
import { home } from "../../site/content/home.ts"
import { entryForm } from "../change/settings-form.ts"
import type { EntryValues, List } from "../list.ts"
import { type SettingsSnapshot, snapshotOf, withValues } from "../store/settings-snapshot.ts"
import { claimList } from "./claim-list.ts"
import { endsOn } from "./ends-on.ts"
import { shownClaimOf, unconfirmedTerms } from "./shown-claims.ts"

const today = "2026-11-20"
const office = { calendar: null, openingHours: "Todos os dias, das 8h às 20h" }
const initial = snapshotOf([], { office })
const proof = { proof: "balanço de 2025", until: "2026-12-31" }
const { faultsOf, rowOf }: List = claimList

function valuesOf(id: string): EntryValues {
  return claimList.defaults.find((entry) => entry.id === id)?.values ?? {}
}

/** With these claims confirmed, or changed in another way. */
function confirmed(changes: Readonly<Record<string, EntryValues>>): SettingsSnapshot {
  return withValues(
    initial,
    Object.fromEntries(
      Object.entries(changes).map(([id, values]) => [`claims.${id}`, { ...valuesOf(id), ...values }]),
    ),
  )
}

function faults(after: SettingsSnapshot, id: string) {
  const entry = after.lists.claims.find((one) => one.id === id)
  return entry && faultsOf ? faultsOf(entry, after, today) : {}
}

function shown(snapshot: SettingsSnapshot, { day = today, showsEvery = false } = {}) {
  return shownClaimOf(snapshot, { today: day, showsEvery })
}

test("[N2.05] production shows rules of law, and of the other claims those that are confirmed", () => {
  expect(shown(initial)(claims.generalWait)).toBe(claims.generalWait)
  expect(shown(initial)(claims.years)).toBe(null)
  expect(shown(initial, { showsEvery: true })(claims.years)).toMatchObject({ value: "10+" })
  expect(shown(confirmed({ years: proof }))(claims.years)).toMatchObject({ value: "10+" })
  const unproven = allClaims.filter((claim) => claim.ownerMustConfirm && shown(initial)(claim))
  expect(unproven).toEqual([])
})

test("[N5.04] a claim is shown until the end of its last day, without anybody's act", () => {
  const snapshot = confirmed({ years: { ...proof, until: today } })
  expect(shown(snapshot, { day: today })(claims.years)).not.toBe(null)
  expect(shown(snapshot, { day: "2026-11-21" })(claims.years)).toBe(null)
  expect(endsOn(snapshot, today)).toEqual(["claims.years"])
  expect(endsOn(snapshot, "2026-11-21")).toEqual([])
})

test("[N5.01] a page says a claim in the words that are stored", () => {
  const words = { value: "11+", label: "anos de casa", phrase: "mais de 11 anos" }
  const page = showClaims(home, shown(confirmed({ years: { ...words, ...proof } })))
  expect(page.about.numbers).toEqual([{ value: "11+", label: "anos de casa" }])
})

test("the hours are those of the calendar, also in a demonstration", () => {
  for (const showsEvery of [true, false])
    expect(shown(initial, { showsEvery })(claims.openingHours)).toMatchObject({
      value: office.openingHours,
      phrase: "todos os dias, das 8h às 20h",
    })
})

test("[N2.05] two claims of one fact with different values cannot both be confirmed", () => {
  expect(faults(confirmed({ years: proof }), "years")).toEqual({})
  const both = confirmed({ years: proof, titleYears: proof })
  expect(faults(both, "titleYears")["proof"]).toContain("10+ anos de experiência")
  expect(faults(both, "years")["proof"]).toContain("12+ anos de experiência")
  const same = confirmed({ years: proof, titleYears: { ...proof, value: "10+", phrase: "10+ anos" } })
  expect(faults(same, "titleYears")).toEqual({})
  // One that ran out contradicts nothing.
  expect(faults(confirmed({ years: proof, titleYears: { ...proof, until: "2026-11-19" } }), "years")).toEqual(
    {},
  )
})

test("what differs from the hours of the calendar cannot be confirmed", () => {
  expect(faults(confirmed({ support: proof }), "support")["proof"]).toContain(office.openingHours)
})

test("a claim needs proof and last day together, a day to come, and thousands with a point", () => {
  const fault = (values: EntryValues) => Object.keys(faults(confirmed({ discount: values }), "discount"))
  expect(fault({ proof: "contrato", until: "" })).toEqual(["until"])
  expect(fault({ proof: "", until: "2027-01-01" })).toEqual(["proof"])
  expect(fault({ proof: "contrato", until: "2026-11-19" })).toEqual(["until"])
  expect(fault({ value: "5000+" })).toEqual(["value"])
  expect(fault({ value: "40%" })).toEqual(["phrase"])
  expect(fault({ proof: "contrato", until: today })).toEqual([])
})

test("[N2.05] conditions that nobody ever confirmed are listed, so that production refuses to start", () => {
  const ids = unconfirmedTerms(initial).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(["contactPromise", "portoLives", "aliceContract"]))
  expect(ids).not.toContain("openingHours")
  // One that ran out does not stop a restart: the desk asks for a new proof.
  const ran = unconfirmedTerms(confirmed({ portoLives: { ...proof, until: "2020-01-01" } }))
  expect(ran.map(({ id }) => id)).not.toContain("portoLives")
})

test("without hours in the calendar nothing is said about them, and no claim about them is shown", () => {
  const closed = withValues(snapshotOf([]), confirmed({ support: proof }).stored)
  expect(shown(closed)(claims.openingHours)).toBe(null)
  expect(shown(closed)(claims.support)).toBe(null)
  const page = showClaims(home, shown(closed))
  expect(page.hero.hours).toBe("")
  expect(JSON.stringify(page)).not.toContain("undefined")
})

test("a claim about hours can be as long as the sentence of the calendar", () => {
  const sentence = "De segunda a sexta-feira, das 8h às 12h e das 13h às 18h; aos sábados, das 9h às 13h"
  expect(v.parse(claimList.fields["value"]?.schema ?? v.never(), sentence)).toBe(sentence)
})

test("a claim that differs from hours that changed later leaves the site, and the list says why", () => {
  const later = {
    ...confirmed({ support: { ...proof, value: office.openingHours } }),
    openingHours: "Aos sábados",
  }
  expect(shown(confirmed({ support: { ...proof, value: office.openingHours } }))(claims.support)).not.toBe(
    null,
  )
  expect(shown(later)(claims.support)).toBe(null)
  const entry = later.lists.claims.find(({ id }) => id === "support")
  const row = entry && rowOf?.(entry, { today, showsExamples: false, openingHours: "Aos sábados" })
  expect(row).toMatchObject({ state: { tone: "off" }, needsAttention: true })
})

test("the proof of a condition cannot be taken back, because production would not start again", () => {
  expect(faults(confirmed({ portoLives: {} }), "portoLives")).toHaveProperty("proof")
  expect(faults(confirmed({ portoLives: proof }), "portoLives")).toEqual({})
})

test("a condition is said in the words of its page, and a proof of other words asks for attention", () => {
  const old = confirmed({ portoLives: { ...proof, value: "5", phrase: "5 vidas" } })
  expect(shown(old)(claims.portoLives)).toBe(claims.portoLives)
  const entry = old.lists.claims.find(({ id }) => id === "portoLives")
  const row = entry && rowOf?.(entry, { today, showsExamples: false, openingHours: office.openingHours })
  expect(row).toMatchObject({ figure: { value: claims.portoLives.value }, needsAttention: true })
  // The new proof is of the words of today.
  const form = entryForm("claims", "portoLives", false)
  const proven = withValues(old, form.storedOf({ proof: "contrato de 2027" }, old))
  const now = proven.lists.claims.find(({ id }) => id === "portoLives")
  expect(now?.values["phrase"]).toBe(claims.portoLives.phrase)
  expect(
    now && rowOf?.(now, { today, showsExamples: false, openingHours: office.openingHours }),
  ).toMatchObject({
    needsAttention: false,
  })
})

test("the words of a condition are not changed on the desk", () => {
  expect(claimList.fieldsOf?.("portoLives")).toEqual(["proof", "until"])
  expect(claimList.fieldsOf?.("years")).toContain("phrase")
})

test("the list says which claims are on the site, and asks for a new proof a month before the last day", () => {
  const row = (values: EntryValues, showsExamples = false) =>
    rowOf?.(
      { id: "years", values: { ...valuesOf("years"), ...values } },
      {
        today,
        showsExamples,
        openingHours: office.openingHours,
      },
    )
  expect(row({})?.state?.label).toBe("Fora do site")
  expect(row({}, true)?.state?.label).toBe("Só na demonstração")
  expect(row(proof)).toMatchObject({ state: { label: "No site" }, needsAttention: false })
  expect(row({ ...proof, until: "2026-12-01" })).toMatchObject({
    state: { tone: "look" },
    needsAttention: true,
  })
  expect(row({ ...proof, until: "2026-11-19" })?.note).toContain("Venceu em 19 de novembro de 2026")
})
