import { expect, test } from "vitest"
import { sampleCalendar, sampleLead, sampleNow, sampleQueue } from "../sample-leads.ts"
import { groupLines, queueLines } from "./queue-line.ts"

test("those who wait stand under the heading of the time they have left", () => {
  const lines = queueLines([...sampleQueue, sampleLead({ id: 99, dueAt: null })], sampleCalendar, sampleNow)
  expect(groupLines(lines).map(({ title, lines: some }) => [title, some.length])).toEqual([
    ["Prazo vencido", 1],
    ["Menos de 30 minutos", 2],
    ["Menos de 1 hora", 2],
    ["No prazo", 4],
    ["Sem prazo", 1],
  ])
})

test("every line stands under one heading, in the order it came", () => {
  const lines = queueLines(sampleQueue, sampleCalendar, sampleNow)
  expect(groupLines(lines).flatMap(({ lines: some }) => some)).toEqual(lines)
  expect(groupLines([])).toEqual([])
})
