import { expect, test } from "vitest"
import type { WeekHours } from "../platform/time/week-hours.ts"
import { openingHoursText, openingPhrase } from "./opening-hours.ts"

function days(weekdays: readonly number[], ...spans: readonly [string, string][]): WeekHours[] {
  return weekdays.flatMap((weekday) => spans.map(([startsAt, endsAt]) => ({ weekday, startsAt, endsAt })))
}
const workdays = [1, 2, 3, 4, 5]
const all = [...workdays, 6, 7]

test.each([
  [days(all, ["08:00", "20:00"]), "Todos os dias, das 8h às 20h"],
  [
    [...days(workdays, ["08:00:00", "18:00:00"]), ...days([6], ["09:00:00", "13:00:00"])],
    "De segunda a sexta-feira, das 8h às 18h; aos sábados, das 9h às 13h",
  ],
  [
    days(workdays, ["13:00", "18:30"], ["08:00", "12:00"]),
    "De segunda a sexta-feira, das 8h às 12h e das 13h às 18h30",
  ],
  [
    days([1], ["08:00", "10:00"], ["11:00", "12:00"], ["13:00", "14:00"]),
    "Às segundas-feiras, das 8h às 10h, das 11h às 12h e das 13h às 14h",
  ],
  [days([6, 7], ["09:00", "13:00"]), "Aos sábados e aos domingos, das 9h às 13h"],
  [days([5, 6], ["09:00", "13:00"]), "Às sextas-feiras e aos sábados, das 9h às 13h"],
  [days([1, 3], ["09:00", "13:00"]), "Às segundas-feiras, das 9h às 13h; às quartas-feiras, das 9h às 13h"],
  [days([2, 3, 4, 5, 6], ["08:00", "20:00"]), "De terça a sábado, das 8h às 20h"],
  [days(all, ["00:00", "24:00"]), "Todos os dias, 24 horas"],
  [days(all, ["00:00", "01:30"], ["20:00", "24:00"]), "Todos os dias, da 0h à 1h30 e das 20h à meia-noite"],
  [days([7], ["01:00", "02:00"]), "Aos domingos, da 1h às 2h"],
  [[], ""],
])("[N5.03] writes a week as the site says it: %#", (week, text) => {
  expect(openingHoursText(week)).toBe(text)
  expect(openingPhrase(week)).toBe(text.charAt(0).toLowerCase() + text.slice(1))
})
