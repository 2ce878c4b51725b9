import { locale, timeZone } from "../../locale/pt-br.ts"
import { findWindow } from "../lead/contact-window.ts"
import { promisePhrase } from "../lead/lead.ts"

// Intl and not Temporal: this file also runs in the visitor's browser.
const wallClock = new Intl.DateTimeFormat(locale, {
  timeZone,
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h23",
})
const weekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: "long" })
const month = new Intl.DateTimeFormat(locale, { timeZone, month: "long" })

const msPerDay = 86_400_000

/** Follows a verb, as in 'Entramos em contato': the deadline, or the promise of two working hours if there is none. */
export function promiseText(deadline: Date | null, now: Date, preferred = "") {
  return deadline ? deadlineText(deadline, now, preferred) : `em ${promisePhrase}`
}

export function readWallClock(moment: Date) {
  const parts = new Map(wallClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return {
    dayNumber: Date.UTC(part("year"), part("month") - 1, part("day")) / msPerDay,
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
  }
}

/** 'ontem', 'hoje', 'amanhã', 'na segunda-feira', 'no sábado' or '18 de novembro'. */
function dayText(moment: Date, now: Date) {
  const { dayNumber, day } = readWallClock(moment)
  const daysAhead = dayNumber - readWallClock(now).dayNumber
  if (daysAhead === -1) return "ontem"
  if (daysAhead === 0) return "hoje"
  if (daysAhead === 1) return "amanhã"
  if (daysAhead < 0 || daysAhead > 6) return `${day === 1 ? "1º" : day} de ${month.format(moment)}`
  const name = weekday.format(moment)
  return `${name.endsWith("feira") ? "na" : "no"} ${name}`
}

function timeText(moment: Date) {
  const { hour, minute } = readWallClock(moment)
  return minute === 0 ? `${hour}h` : `${hour}h${String(minute).padStart(2, "0")}`
}

/** 'amanhã, às 8h', 'em 1º de dezembro, às 8h'. */
export function startText(moment: Date, now: Date) {
  const day = dayText(moment, now)
  return `${/^\d/.test(day) ? "em " : ""}${day}, ${readWallClock(moment).hour < 2 ? "à" : "às"} ${timeText(moment)}`
}

/** 'hoje, 16h20'. */
export const momentText = (moment: Date, now: Date) => `${dayText(moment, now)}, ${timeText(moment)}`

/**
 * D78: 'ainda hoje, até as 16h20', 'na segunda-feira, até as 10h', 'em 18 de novembro, até as 10h'; with a preferred part of
 * the day that has not begun, 'amanhã, entre 12h e 18h'.
 */
export function deadlineText(deadline: Date, now: Date, preferred = "") {
  const day = dayText(deadline, now)
  const before = day === "hoje" && deadline > now ? "ainda " : /^\d/.test(day) ? "em " : ""
  const from = windowStart(deadline, preferred)
  if (from !== null && from > now) return `${before}${day}, entre ${timeText(from)} e ${timeText(deadline)}`
  const article = readWallClock(deadline).hour < 2 ? "a" : "as"
  return `${before}${day}, até ${article} ${timeText(deadline)}`
}

/** When the preferred part of the deadline's day begins. Null if the deadline is not in it: the calendar had no working time there. */
function windowStart(deadline: Date, preferred: string) {
  const window = findWindow(preferred)
  const { hour, minute } = readWallClock(deadline)
  const minutes = hour * 60 + minute
  if (!window || minutes <= window.fromHour * 60 || minutes > window.untilHour * 60) return null
  return new Date(deadline.getTime() - (minutes - window.fromHour * 60) * 60_000)
}
