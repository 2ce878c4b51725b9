import { locale, timeZone } from "../../locale/pt-br.ts"
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

/** Follows 'Entramos em contato': the deadline, or the promise of two working hours if there is none. */
export function promiseText(deadline: Date | null, now: Date) {
  return deadline ? deadlineText(deadline, now) : `em ${promisePhrase}`
}

function readWallClock(moment: Date) {
  const parts = new Map(wallClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return {
    dayNumber: Date.UTC(part("year"), part("month") - 1, part("day")) / msPerDay,
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
  }
}

function dayText(deadline: Date, daysAhead: number, day: number) {
  if (daysAhead === 0) return "hoje"
  if (daysAhead === 1) return "amanhã"
  if (daysAhead > 1 && daysAhead <= 6) return weekday.format(deadline).replace("-feira", "")
  return `${day === 1 ? "1º" : day} de ${month.format(deadline)}`
}

/** 'hoje, 16h20'. */
export function momentText(moment: Date, now: Date) {
  const { dayNumber, day, hour, minute } = readWallClock(moment)
  const time = minute === 0 ? `${hour}h` : `${hour}h${String(minute).padStart(2, "0")}`
  return `${dayText(moment, dayNumber - readWallClock(now).dayNumber, day)}, ${time}`
}

/** 'até hoje, 16h20'. */
export const deadlineText = (deadline: Date, now: Date) => `até ${momentText(deadline, now)}`
