import { expect, test } from "vitest"
import { nationalHolidays } from "./national-holidays.ts"

const days = (year: number) => nationalHolidays(year).map(({ day }) => day)

test("[S1.07] returns the ten national holidays of a year in order, without carnival and Corpus Christi", () => {
  expect(nationalHolidays(2026)).toEqual([
    { day: "2026-01-01", name: "Confraternização Universal" },
    { day: "2026-04-03", name: "Sexta-feira Santa" },
    { day: "2026-04-21", name: "Tiradentes" },
    { day: "2026-05-01", name: "Dia do Trabalho" },
    { day: "2026-09-07", name: "Independência do Brasil" },
    { day: "2026-10-12", name: "Nossa Senhora Aparecida" },
    { day: "2026-11-02", name: "Finados" },
    { day: "2026-11-15", name: "Proclamação da República" },
    { day: "2026-11-20", name: "Dia da Consciência Negra" },
    { day: "2026-12-25", name: "Natal" },
  ])
})

test("[S1.07] computes Good Friday from Easter, from its earliest to its latest date", () => {
  for (const day of ["2024-03-29", "2025-04-18", "2027-03-26", "2028-04-14", "2035-03-23", "2038-04-23"])
    expect(days(Number(day.slice(0, 4)))).toContain(day)
  for (let year = 2024; year < 2100; year++)
    for (const day of days(year).filter((d) => !/-(01-01|04-21|05-01|09-07|10-12|11-|12-25)/.test(d)))
      expect(new Date(day).getUTCDay(), day).toBe(5)
})
