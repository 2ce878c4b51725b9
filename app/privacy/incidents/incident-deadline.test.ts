import { expect, test } from "vitest"
import { closingFaults } from "./incident.ts"
import { incidentDeadline, lastDay } from "./incident-deadline.ts"

const holidays = new Set(["2026-11-20", "2026-12-25"])
const at = (moment: string) => new Date(`${moment}-03:00`)
const known = { risk: "relevante", knownAt: at("2026-11-16T23:30:00"), told: [] } as const

test.each([
  ["a Monday", "2026-11-09", "2026-11-12"],
  ["a Tuesday before a holiday on Friday", "2026-11-17", "2026-11-23"],
  ["a Friday", "2026-11-13", "2026-11-18"],
  ["a Saturday", "2026-11-14", "2026-11-18"],
  ["the holiday itself", "2026-11-20", "2026-11-25"],
])("three working days after %s", (_name, day, last) => {
  expect(lastDay(day, holidays)).toBe(last)
})

test.each([
  ["2026-11-16T23:40:00", "faltam 3 dias úteis", false],
  ["2026-11-18T09:00:00", "falta 1 dia útil", false],
  ["2026-11-19T23:59:00", "o prazo termina hoje", false],
  ["2026-11-20T00:01:00", "prazo vencido", true],
  ["2026-11-23T09:00:00", "prazo vencido há 1 dia útil", true],
  ["2026-11-25T09:00:00", "prazo vencido há 3 dias úteis", true],
])("on %s it says: %s", (moment, label, isLate) => {
  const deadline = incidentDeadline(known, holidays, at(moment))
  expect(deadline).toMatchObject({ day: "2026-11-19", label, isLate })
  expect(deadline.text).toContain("quinta-feira, 19 de novembro de 2026")
})

test("counts by the days of São Paulo", () => {
  const justAfterMidnightInUtc = { ...known, knownAt: new Date("2026-11-17T01:00:00Z") }
  expect(incidentDeadline(justAfterMidnightInUtc, holidays, at("2026-11-17T09:00:00")).day).toBe("2026-11-19")
})

test("without relevant risk nobody has to be told; while not assessed the deadline is conditional", () => {
  const now = at("2026-12-01T09:00:00")
  expect(incidentDeadline({ ...known, risk: "nao_relevante" }, holidays, now)).toMatchObject({
    label: "sem comunicação obrigatória",
    isLate: false,
  })
  expect(incidentDeadline({ ...known, risk: "a_avaliar" }, holidays, at("2026-11-17T09:00:00")).text).toMatch(
    /^Se o risco for relevante: comunicar à ANPD/i,
  )
})

test("says who was not told yet", () => {
  const told = (recipient: "anpd" | "titulares" | "outro") => [{ recipient, toldAt: known.knownAt }]
  const textOf = (recipient: "anpd" | "titulares" | "outro") =>
    incidentDeadline({ ...known, told: told(recipient) }, holidays, at("2026-11-17T09:00:00")).text
  expect(textOf("anpd")).toMatch(/^Comunicar aos titulares até /)
  expect(textOf("titulares")).toMatch(/^Comunicar à ANPD até /)
  expect(textOf("outro")).toMatch(/^Comunicar à ANPD e aos titulares até /)
})

test("is met when both were told, by the first notice of each", () => {
  const anpd = { recipient: "anpd", toldAt: at("2026-11-18T10:00:00") } as const
  const holders = { recipient: "titulares", toldAt: at("2026-11-19T18:00:00") } as const
  const again = { recipient: "titulares", toldAt: at("2026-11-27T18:00:00") } as const
  const now = at("2026-11-30T09:00:00")
  const describe = (told: readonly (typeof anpd | typeof holders | typeof again)[]) =>
    incidentDeadline({ ...known, told }, holidays, now)
  expect(describe([anpd, again, holders])).toMatchObject({ label: "comunicado no prazo", isLate: false })
  expect(describe([anpd, again])).toMatchObject({ label: "comunicado fora do prazo", isLate: true })
  expect(describe([anpd])).toMatchObject({ isLate: true, label: "prazo vencido há 6 dias úteis" })
})

test("closing needs an assessed risk and, if it is relevant, ANPD and holders told", () => {
  const anpd = { recipient: "anpd" } as const
  const holders = { recipient: "titulares" } as const
  expect(closingFaults({ risk: "a_avaliar", told: [anpd, holders] })).toEqual(["risk"])
  expect(closingFaults({ risk: "nao_relevante", told: [] })).toEqual([])
  expect(closingFaults({ risk: "relevante", told: [] })).toEqual(["anpd", "titulares"])
  expect(closingFaults({ risk: "relevante", told: [anpd, { recipient: "outro" }] })).toEqual(["titulares"])
  expect(closingFaults({ risk: "relevante", told: [holders] })).toEqual(["anpd"])
  expect(closingFaults({ risk: "relevante", told: [holders, anpd] })).toEqual([])
})
