import { expect, test } from "vitest"
import {
  daysSentence,
  funnelSteps,
  periodText,
  shareText,
  stepLabel,
  stepTick,
  weekLabel,
} from "./numbers-text.ts"

test("writes a period without repeating the year, and a single day once", () => {
  const text = (from: string, to: string) => periodText({ key: "outro", from, to })
  expect(text("2026-10-18", "2026-11-16")).toBe("18 de outubro a 16 de novembro de 2026")
  expect(text("2025-12-01", "2026-01-31")).toBe("1º de dezembro de 2025 a 31 de janeiro de 2026")
  expect(text("2026-11-16", "2026-11-16")).toBe("16 de novembro de 2026")
})

test("explains only the colours that the chart has", () => {
  const counted = new Date("2026-11-03T10:00:00-03:00")
  const day = (date: string, isRest: boolean) => ({ day: date, leads: 600, isRest })
  expect(
    daysSentence([day("2026-11-01", true), day("2026-11-02", true), day("2026-11-03", false)], counted),
  ).toBe(
    "1.800 no período. Fins de semana e o feriado de 2/11 em tom claro; hoje, ainda em curso, em escuro.",
  )
  expect(daysSentence([day("2026-10-28", false)], counted)).toBe("600 no período.")
})

test("writes short labels of weeks, steps and shares", () => {
  const week = (from: string, to: string) => weekLabel({ from, to, leads: 1, medianMinutes: 1, inTime: 1 })
  expect(week("2026-11-09", "2026-11-15")).toBe("9 a 15/11")
  expect(week("2026-10-26", "2026-11-01")).toBe("26/10 a 1/11")
  const steps = [
    { from: 0, to: 15, leads: 1 },
    { from: 15, to: 30, leads: 1 },
    { from: 90, to: 105, leads: 1 },
    { from: 180, to: null, leads: 1 },
  ]
  expect(steps.map(stepLabel)).toEqual(["0 a 15", "15 a 30", "90 a 105", "mais de 180"])
  expect(steps.map(stepTick)).toEqual(["0", undefined, "1h30", "3h+"])
  expect([shareText(6312, 21_480), shareText(585, 6312), shareText(0, 5), shareText(1, 0)]).toEqual([
    "29%",
    "9,3%",
    "0%",
    "–",
  ])
})

test("a funnel without visits starts with leads and has one scale", () => {
  const office = { leads: 585, contacted: 576, quoted: 275, closed: 66 }
  expect(
    funnelSteps({ visits: null, formViews: null, ...office }).map(({ label, above }) => [label, above]),
  ).toEqual([
    ["Leads", undefined],
    ["Com contato", undefined],
    ["Cotação enviada", undefined],
    ["Fechados", undefined],
  ])
  const whole = funnelSteps({ visits: 21_480, formViews: 6312, ...office })
  expect(whole.map(({ passed }) => passed)).toEqual(["", "29%", "9,3%", "", "98%", "48%", "24%"])
  expect(whole.flatMap(({ above }) => above ?? [])).toEqual(["No site", "No escritório, outra escala"])
})
