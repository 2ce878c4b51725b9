import { expect, test } from "vitest"
import type { LeadStatus } from "../../leads/lead/lead-status.ts"
import { at } from "../sample-leads.ts"
import { moveText, statusHint, trackOf } from "./status-track.ts"

function situated(status: LeadStatus, to: LeadStatus[], firstContactAt: Date | null = at("13:00")) {
  return {
    status,
    firstContactAt,
    moves: to.map((one) => ({ to: one, needsNote: false })),
  }
}

test("the track shows what is passed, where the lead is, and what stands open", () => {
  const states = (...of: Parameters<typeof situated>) => trackOf(situated(...of)).map(({ state }) => state)
  expect(states("novo", ["em_contato", "descartado"], null)).toEqual(["now", "can", "closed", "closed"])
  expect(states("cotacao_enviada", ["em_contato", "fechado", "perdido"])).toEqual([
    "done",
    "can",
    "now",
    "can",
  ])
  expect(states("descartado", ["em_contato"])).toEqual(["closed", "can", "closed", "closed"])
})

test("moves are said as what they do, and those that end a lead ask why", () => {
  const words = (...of: Parameters<typeof situated>) =>
    moveText(situated(...of)).map(({ label, needsNote }) => `${label}${needsNote ? " +" : ""}`)
  expect(words("novo", ["em_contato", "descartado"])).toEqual([
    "Passar a Em contato",
    "Descartar, com motivo +",
  ])
  expect(words("cotacao_enviada", ["em_contato", "fechado", "perdido"])).toEqual([
    "Voltar a Em contato",
    "Fechado",
    "Perdido +",
  ])
  expect(words("fechado", ["em_contato"])).toEqual(["Reabrir, com nota"])
})

test("before contact the page says what stops the clock", () => {
  expect(statusHint(situated("novo", [], null))).toMatch(/não para o relógio/)
  expect(statusHint(situated("em_contato", []))).toBeNull()
  expect(statusHint(situated("descartado", [], null))).toBeNull()
})
