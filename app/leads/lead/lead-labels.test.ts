import { expect, test } from "vitest"
import { agesText, firstName, operatorLabel, subjectLabel, suspicionText, touchText } from "./lead-labels.ts"

test("returns labels for operadora keys and subjects, and the stored text when there is no label", () => {
  expect(["main", "porto_seguro", "medsenior", "golden_cross"].map((key) => operatorLabel(key))).toEqual([
    "Formulário principal",
    "Porto Seguro",
    "MedSênior",
    "golden_cross",
  ])
  expect(subjectLabel("pessoa_fisica")).toBe("Pessoa Física")
  expect(subjectLabel("Amil - amil_empresarial")).toBe("Plano empresarial")
  expect(subjectLabel("outro")).toBe("outro")
})

test("shows ages with their bands, or as typed, or that none were given", () => {
  expect(agesText({ idade: "52, 49, 17", ages: [52, 49, 17] })).toBe(
    "52, 49, 17 (3 vidas: 1 de 0–18, 2 de 49–53)",
  )
  expect(agesText({ idade: "60", ages: [60] })).toBe("60 (1 vida: 1 de 59+)")
  expect(agesText({ idade: "casal", ages: [] })).toBe("casal")
  expect(agesText({ idade: "", ages: [] })).toBe("não informadas")
})

test("describes a touch and the suspicions in Portuguese", () => {
  expect(touchText({ source: "google", medium: "cpc", campaign: "x", landingPath: "/amil" })).toBe(
    "origem google, meio cpc, campanha x; chegou por /amil",
  )
  expect(touchText({ landingPath: "/" })).toBe("sem código de anúncio; chegou por /")
  expect(touchText({})).toBe("sem código de anúncio")
  expect(suspicionText(["too_fast", "new_sign"])).toBe("enviou rápido demais para uma pessoa; new_sign")
})

test("a first name is a short word of letters, or null", () => {
  expect(["Ana Lima", " José ", "D'Ávila Souza", "Maria-Clara"].map(firstName)).toEqual([
    "Ana",
    "José",
    "D'Ávila",
    "Maria-Clara",
  ])
  const others = [
    "",
    "A. Lima",
    "ganhe.example agora",
    "https://x.example",
    "Ana\u202e Lima",
    "<b>Ana</b>",
    "4na Lima",
    "Promoçãoimperdívelclique",
  ]
  expect(others.map(firstName)).toEqual(others.map(() => null))
})
