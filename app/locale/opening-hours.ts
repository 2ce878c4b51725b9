import type { WeekHours } from "../platform/time/week-hours.ts"
import { locale } from "./pt-br.ts"

/** 'Todos os dias, das 9h às 18h', without a full stop. Empty when nothing is open. */
export function openingHoursText(week: readonly WeekHours[]) {
  const phrase = openingPhrase(week)
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]
const names = [
  "segunda-feira",
  "terça-feira",
  "quarta-feira",
  "quinta-feira",
  "sexta-feira",
  "sábado",
  "domingo",
]
const together = new Intl.ListFormat(locale, { type: "conjunction" })

/** The same inside a sentence: 'de segunda a sexta-feira, das 8h às 18h; aos sábados, das 9h às 13h'. Equal days in a row are one group. */
export function openingPhrase(week: readonly WeekHours[]) {
  const groups: { days: number[]; hours: string }[] = []
  for (const weekday of weekdays) {
    const hours = hoursText(week.filter((one) => one.weekday === weekday))
    const last = groups.at(-1)
    if (!hours) continue
    if (last?.hours === hours && last.days.at(-1) === weekday - 1) last.days.push(weekday)
    else groups.push({ days: [weekday], hours })
  }
  return groups.map(({ days, hours }) => `${daysText(days)}, ${hours}`).join("; ")
}

function daysText(days: readonly number[]) {
  if (days.length === weekdays.length) return "todos os dias"
  const name = (day: number | undefined) => names[(day ?? 1) - 1] ?? ""
  if (days.length > 2) return `de ${name(days[0]).replace("-feira", "")} a ${name(days.at(-1))}`
  return together.format(days.map((day) => (day > 5 ? `aos ${name(day)}s` : `às ${plural(name(day))}`)))
}

/** 'segundas-feiras' */
const plural = (weekday: string) => weekday.replace("-feira", "s-feiras")

function hoursText(spans: readonly WeekHours[]) {
  return together.format(
    spans
      .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
      .map(({ startsAt, endsAt }) =>
        startsAt.startsWith("00:00") && isMidnight(endsAt)
          ? "24 horas"
          : `${isSingular(startsAt) ? "da" : "das"} ${timeText(startsAt)} ${endText(endsAt)}`,
      ),
  )
}

/** '8h' for '08:00', '13h30' for '13:30:00'. */
export function timeText(clock: string) {
  const [hour = "", minute = ""] = clock.split(":")
  return `${Number(hour)}h${minute === "00" ? "" : minute}`
}

/** 'às 20h', 'à 1h30', 'à meia-noite'. */
export function endText(endsAt: string) {
  if (isMidnight(endsAt)) return "à meia-noite"
  return `${isSingular(endsAt) ? "à" : "às"} ${timeText(endsAt)}`
}

const isMidnight = (endsAt: string) => endsAt.startsWith("24:")
const isSingular = (clock: string) => Number(clock.slice(0, 2)) < 2
