import { expect, test } from "vitest"
import type { LeadStatus } from "../../leads/lead/lead-status.ts"
import { at } from "../sample-leads.ts"
import { moveText, statusHint, trackOf } from "./status-track.ts"

function leadWith(status: LeadStatus, to: LeadStatus[], firstContactAt: Date | null = at("13:00")) {
  return {
    status,
    firstContactAt,
    moves: to.map((status) => ({ to: status, needsNote: false })),
  }
}

test("the track shows the done, current, available and closed steps", () => {
  const states = (...of: Parameters<typeof leadWith>) => trackOf(leadWith(...of)).map(({ state }) => state)
  expect(states("novo", ["em_contato", "descartado"], null)).toEqual(["now", "can", "closed", "closed"])
  expect(states("cotacao_enviada", ["em_contato", "fechado", "perdido"])).toEqual([
    "done",
    "can",
    "now",
    "can",
  ])
  expect(states("descartado", ["em_contato"])).toEqual(["closed", "can", "closed", "closed"])
})

test("moves are labelled by what they do, and those that end a lead ask for a reason", () => {
  const labels = (...of: Parameters<typeof leadWith>) =>
    moveText(leadWith(...of)).map(({ label, needsNote }) => `${label}${needsNote ? " +" : ""}`)
  expect(labels("novo", ["em_contato", "descartado"])).toEqual([
    "Passar para Em contato",
    "Descartar, com motivo +",
  ])
  expect(labels("cotacao_enviada", ["em_contato", "fechado", "perdido"])).toEqual([
    "Voltar para Em contato",
    "Fechado",
    "Perdido +",
  ])
  expect(labels("fechado", ["em_contato"])).toEqual(["Reativar, com nota"])
})

test("before contact a hint says that only a contact stops the deadline", () => {
  expect(statusHint(leadWith("novo", [], null))).toMatch(/O relógio só para quando há um contato registrado/)
  expect(statusHint(leadWith("em_contato", []))).toBeNull()
  expect(statusHint(leadWith("descartado", [], null))).toBeNull()
})
