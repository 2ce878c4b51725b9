import { expect, test } from "vitest"
import { timeToAnswer } from "./time-to-answer.ts"

const now = new Date("2026-11-16T12:00:00Z")

test.each([
  ["2026-12-01T12:00:00Z", "faltam 15 dias", false],
  ["2026-11-17T13:00:00Z", "falta 1 dia", false],
  ["2026-11-17T11:00:00Z", "vence em menos de um dia", false],
  ["2026-11-16T11:00:00Z", "venceu hoje", true],
  ["2026-11-14T12:00:00Z", "vencido há 2 dias", true],
])("a request due %s: %s", (dueAt, text, isLate) => {
  expect(timeToAnswer(new Date(dueAt), now)).toEqual({ text, isLate })
})
