/** Dates and numbers as Brazilians write them, in the office's time zone. */
export const locale = "pt-BR"
// D45
export const timeZone = "America/Sao_Paulo"

const day = new Intl.DateTimeFormat(locale, { timeZone, day: "numeric", month: "long", year: "numeric" })
const clockTime = new Intl.DateTimeFormat(locale, {
  timeZone,
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h23",
})
const numericDay = new Intl.DateTimeFormat(locale, { timeZone, day: "numeric", month: "numeric" })
const weekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: "short" })
const number = new Intl.NumberFormat(locale)
const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone })

/** '12 de novembro de 2026', and '1º de outubro de 2026'. */
export const longDate = (date: Date) => day.format(date).replace(/^1 /, "1º ")

/** '12/11', and '2/11' without a zero. */
export const shortDate = (date: Date) => numericDay.format(date).replace(/^0/, "")

/** 'seg.' */
export const shortWeekday = (date: Date) => weekday.format(date)

const timeParts = /^0?(\d+):(\d+)$/

/** '14h05', and '9h' on the hour. */
export function shortTime(date: Date) {
  return clockTime
    .format(date)
    .replace(timeParts, (_, hour: string, minute: string) => `${hour}h${minute === "00" ? "" : minute}`)
}

/** '12 de novembro de 2026, 14h05' */
export const longMoment = (date: Date) => `${longDate(date)}, ${shortTime(date)}`

/** '2026-11-12', the day in São Paulo. */
export const dayOf = (date: Date) => isoDay.format(date)

const longWeekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: "long" })
const noonOf = (plainDay: string) => new Date(`${plainDay}T12:00:00-03:00`)

/** '20 de novembro de 2026', for the day 2026-11-20. */
export const longDay = (plainDay: string) => longDate(noonOf(plainDay))

/** 'sexta-feira' */
export const weekdayOf = (plainDay: string) => longWeekday.format(noonOf(plainDay))

/** '1.284' */
export const grouped = (count: number) => number.format(count)

/** '1 falha', '1.200 falhas'. */
export function counted(count: number, one: string, many: string) {
  return `${grouped(count)} ${count === 1 ? one : many}`
}
