import { locale } from "../../locale/pt-br.ts"
import type { Calendar, Shift, Weekday } from "./promise-clock.ts"

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const satisfies Weekday[]
const names = ["segunda", "terça", "quarta", "quinta", "sexta-feira", "sábado", "domingo"]
const together = new Intl.ListFormat(locale, { type: "conjunction" })
const day = new Intl.DateTimeFormat(locale, { timeZone: "UTC", day: "numeric", month: "long" })
const shownDays = 14

/** 'Contamos as horas úteis de segunda a sexta-feira, das 8h às 20h, menos em 20 de novembro.' Empty without shifts. */
export function openingText(calendar: Calendar, from: Date) {
  const groups = weekdays
    .filter((weekday) => calendar.shifts[weekday]?.length)
    .reduce<{ days: Weekday[]; hours: string }[]>((found, weekday) => {
      const hours = hoursText(calendar.shifts[weekday] ?? [])
      const last = found.at(-1)
      if (last?.hours === hours && last.days.at(-1) === weekday - 1) last.days.push(weekday)
      else found.push({ days: [weekday], hours })
      return found
    }, [])
  if (groups.length === 0) return ""
  const opening = groups.map(({ days, hours }) => `${daysText(days)}, ${hours}`).join("; ")
  return `Contamos as horas úteis ${opening}${closedText(calendar, from)}.`
}

function daysText(days: readonly Weekday[]) {
  const [first = 1, last = first] = [days[0], days.at(-1)]
  if (days.length === 7) return "todos os dias"
  const name = (weekday: Weekday) => names[weekday - 1] ?? ""
  if (days.length > 1) return `de ${name(first)} a ${name(last)}`
  return first > 5 ? `no ${name(first)}` : `na ${name(first).replace("-feira", "")}-feira`
}

/** '8h' for '08:00', '13h30' for '13:30:00'. */
function timeText(time: string) {
  const [hour = "", minute = ""] = time.split(":")
  return `${Number(hour)}h${minute === "00" ? "" : minute}`
}

function hoursText(shifts: readonly Shift[]) {
  return together.format(shifts.map(([start, end]) => `das ${timeText(start)} às ${timeText(end)}`))
}

/** The holidays of the next days on which the office would otherwise work. */
function closedText({ holidays, shifts }: Calendar, from: Date) {
  const closed = Array.from(
    { length: shownDays },
    (_, ahead) => new Date(from.getTime() + ahead * 86_400_000),
  )
    .filter((date) => {
      const weekday = (date.getUTCDay() || 7) as Weekday
      return holidays.has(date.toISOString().slice(0, 10)) && shifts[weekday]?.length
    })
    .map((date) => `em ${day.format(date).replace(/^1 /, "1º ")}`)
  return closed.length > 0 ? `, menos ${together.format(closed)}` : ""
}
