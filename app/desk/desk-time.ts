import { dayOf, shortDate, shortTime, shortWeekday } from "../locale/pt-br.ts"

const msPerMinute = 60_000
const msPerDay = 86_400_000

/** '12 min', '1h47', '2h'. */
export function durationText(minutes: number) {
  const whole = Math.max(0, Math.round(minutes))
  if (whole < 60) return `${whole} min`
  const rest = whole % 60
  return `${Math.floor(whole / 60)}h${rest === 0 ? "" : String(rest).padStart(2, "0")}`
}

function daysApart(date: Date, now: Date) {
  return Math.round((Date.parse(dayOf(date)) - Date.parse(dayOf(now))) / msPerDay)
}

/**
 * Empty for today; 'amanhã', 'ontem'; 'seg.' within a week; '24/11' otherwise, with the year when it is not this year.
 */
export function dayText(date: Date, now: Date) {
  const apart = daysApart(date, now)
  if (apart === 0) return ""
  if (apart === 1) return "amanhã"
  if (apart === -1) return "ontem"
  if (Math.abs(apart) < 7) return shortWeekday(date)
  const year = dayOf(date).slice(0, 4)
  return dayOf(now).startsWith(year) ? shortDate(date) : `${shortDate(date)}/${year}`
}

const article = (time: string) => (/^[01]h/.test(time) ? "a" : "as")

/** 'às 14h44', 'seg. às 8h'. */
export function atText(date: Date, now: Date) {
  const time = shortTime(date)
  return `${dayText(date, now)} ${article(time) === "a" ? "à" : "às"} ${time}`.trimStart()
}

/** D78 in short, for tables: 'até as 14h44', 'seg., até as 8h'. */
export function untilText(date: Date, now: Date) {
  const [day, time] = [dayText(date, now), shortTime(date)]
  return `${day ? `${day}, ` : ""}até ${article(time)} ${time}`
}

/** '12h44', 'ontem, 12h44', '9/11, 12h44'. */
export function momentText(date: Date, now: Date) {
  const day = dayText(date, now)
  return day ? `${day}, ${shortTime(date)}` : shortTime(date)
}

/** '12h44, há 1h48'; the duration is added only for today. */
export function arrivedText(date: Date, now: Date) {
  const moment = momentText(date, now)
  if (dayText(date, now) !== "") return moment
  return `${moment}, há ${durationText((now.getTime() - date.getTime()) / msPerMinute)}`
}
