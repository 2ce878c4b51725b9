import { expect, test } from "vitest"
import { sampleCalendar, sampleLead, sampleNow, sampleQueue } from "../sample-leads.ts"
import { groupLines, queueLines } from "./queue-line.ts"

test("groups waiting leads by the time left", () => {
  const lines = queueLines([...sampleQueue, sampleLead({ id: 99, dueAt: null })], sampleCalendar, sampleNow)
  expect(groupLines(lines).map(({ title, lines: grouped }) => [title, grouped.length])).toEqual([
    ["Prazo vencido", 1],
    ["Menos de 30 minutos", 2],
    ["Menos de 1 hora", 2],
    ["No prazo", 4],
    ["Sem prazo", 1],
  ])
})

test("puts every line into one group, in the given order", () => {
  const lines = queueLines(sampleQueue, sampleCalendar, sampleNow)
  expect(groupLines(lines).flatMap(({ lines: grouped }) => grouped)).toEqual(lines)
  expect(groupLines([])).toEqual([])
})
