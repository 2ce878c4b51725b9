import { dayOf, shortDate, shortTime, shortWeekday } from "../locale/pt-br.ts"

const msPerMinute = 60_000
const msPerDay = 86_400_000

/** '12 min', '1h47', '2h'. */
export function durationWords(minutes: number) {
  const whole = Math.max(0, Math.round(minutes))
  if (whole < 60) return `${whole} min`
  const rest = whole % 60
  return `${Math.floor(whole / 60)}h${rest === 0 ? "" : String(rest).padStart(2, "0")}`
}

function daysApart(date: Date, now: Date) {
  return Math.round((Date.parse(dayOf(date)) - Date.parse(dayOf(now))) / msPerDay)
}

/** Empty for today; 'amanhã', 'ontem', 'seg.' within a week, '24/11' beyond, with the year where it is another. */
export function dayWords(date: Date, now: Date) {
  const apart = daysApart(date, now)
  if (apart === 0) return ""
  if (apart === 1) return "amanhã"
  if (apart === -1) return "ontem"
  if (Math.abs(apart) < 7) return shortWeekday(date)
  const year = dayOf(date).slice(0, 4)
  return dayOf(now).startsWith(year) ? shortDate(date) : `${shortDate(date)}/${year}`
}

const article = (time: string) => (time.startsWith("1h") ? "a" : "as")

/** 'às 14h44', 'seg. às 8h'. */
export function atWords(date: Date, now: Date) {
  const time = shortTime(date)
  return `${dayWords(date, now)} ${article(time) === "a" ? "à" : "às"} ${time}`.trimStart()
}

/** 'até as 14h44', 'até seg. às 8h'. */
export function untilWords(date: Date, now: Date) {
  const time = shortTime(date)
  return dayWords(date, now) === "" ? `até ${article(time)} ${time}` : `até ${atWords(date, now)}`
}

/** '12h44', 'ontem, 12h44', '9/11, 12h44'. */
export function momentWords(date: Date, now: Date) {
  const day = dayWords(date, now)
  return day ? `${day}, ${shortTime(date)}` : shortTime(date)
}

/** '12h44, há 1h48'; how long ago is only said of today. */
export function arrivedWords(date: Date, now: Date) {
  const said = momentWords(date, now)
  if (dayWords(date, now) !== "") return said
  return `${said}, há ${durationWords((now.getTime() - date.getTime()) / msPerMinute)}`
}
