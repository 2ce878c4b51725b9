import { expect, test } from "vitest"
import { sampleLead } from "../sample-leads.ts"
import { fillReadyText, suggestedText } from "./ready-text.ts"
import { readyTexts, scamWarning } from "./ready-texts.ts"

const writer = { name: "Beatriz Modelo", company: "WebPlan" }
const marina = sampleLead({ name: "Marina Exemplo", operadora: "amil", idade: "52, 49, 17" })

test("a text names the person, the carrier and the ages", () => {
  expect(fillReadyText("nao-consegui", marina, writer)).toBe(
    "Olá, Marina! Aqui é Beatriz, da WebPlan. Recebi seu pedido sobre o plano da Amil para três pessoas (52, 49 e 17 anos) e tentei ligar agora há pouco. Prefere que eu ligue mais tarde ou seguimos por aqui? Nunca pedimos pagamento nem senha.",
  )
})

test("leaves unknown values out", () => {
  const stranger = sampleLead({ name: "1234", operadora: "main", idade: "eu e a esposa" })
  expect(fillReadyText("primeira", stranger, writer)).toMatch(
    /^Olá, tudo bem\? Aqui é Beatriz, da WebPlan\. Recebi seu pedido de cotação e vou cuidar/,
  )
  expect(fillReadyText("idades", stranger, writer)).toContain("Pode me dizer quais são?")
  const child = sampleLead({ idade: "1" })
  expect(fillReadyText("idades", child, writer)).toContain("No pedido constam 1 ano: está certo?")
})

test("fills every placeholder and ends with the warning against fraud", () => {
  for (const { key } of readyTexts) {
    const text = fillReadyText(key, marina, writer)
    expect(text, key).not.toMatch(/[{}]|\s{2}/)
    expect(text.endsWith(` ${scamWarning}`), key).toBe(true)
  }
})

test("selects the text by the state of the lead", () => {
  const met = new Date("2026-11-16T13:00:00-03:00")
  expect(suggestedText(sampleLead({}))).toBe("primeira")
  expect(suggestedText(sampleLead({ attempts: 2 }))).toBe("nao-consegui")
  expect(suggestedText(sampleLead({ firstContactAt: met }))).toBe("idades")
  expect(suggestedText(sampleLead({ firstContactAt: met, idade: "40" }))).toBe("cotacao")
  expect(suggestedText(sampleLead({ firstContactAt: met, status: "cotacao_enviada" }))).toBe("retomar")
})
