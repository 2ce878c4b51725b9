import { expect, test } from "vitest"
import { sampleSheet } from "../sample-sheet.ts"
import { pageText, sourceText } from "../source-text.ts"
import { deviceText, originFacts, touchText } from "./origin.ts"

test("lists where a lead came from, without unknown values", () => {
  expect(originFacts(sampleSheet).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Página: https://webplan.example/amil",
    "Primeira visita: google cpc, campanha amil-servidores, chegou por /blog/portabilidade",
    "Última visita: acesso direto, chegou por /amil",
    "utm_source: google",
    "Mensagem: Escrita pela pessoa",
    "Aparelho: Celular, Chrome, Android",
  ])
  expect(touchText(null)).toBeNull()
  expect(touchText({ source: 7, campaign: null })).toBe("acesso direto")
})

test("describes the device, or shows the unknown user agent", () => {
  const mac =
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15"
  expect(deviceText(mac)).toBe("Computador, Safari, Mac")
  expect(deviceText("curl/8")).toBe("curl/8")
  expect(deviceText(null)).toBeNull()
})

test("shows pages by their path, also for fixed page names", () => {
  expect(
    ["https://webplan.example/", "https://webplan.example/amil?x=1", "porto-seguro-page"].map(pageText),
  ).toEqual(["Início", "/amil", "/porto-seguro"])
  expect(sourceText({ sourcePage: "alice-page", source: null })).toBe("/alice, direto")
})
