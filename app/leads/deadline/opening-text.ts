import { openingPhrase } from "../../locale/opening-hours.ts"
import { locale } from "../../locale/pt-br.ts"
import { type Calendar, type Weekday, weekOf } from "./promise-clock.ts"

const together = new Intl.ListFormat(locale, { type: "conjunction" })
const day = new Intl.DateTimeFormat(locale, { timeZone: "UTC", day: "numeric", month: "long" })
const shownDays = 14

/** 'Contamos as horas úteis de segunda a sexta-feira, das 8h às 20h, menos em 20 de novembro.' Empty without shifts. */
export function openingText(calendar: Calendar, from: Date) {
  const phrase = openingPhrase(weekOf(calendar))
  return phrase && `Contamos as horas úteis ${phrase}${closedText(calendar, from)}.`
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
