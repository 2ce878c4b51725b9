/** Days without a time or a zone, as YYYY-MM-DD: their order is that of the text. */
const plainDay = /^\d{4}-\d\d-\d\d$/

/** True for a day of the calendar. */
export function isDay(text: string) {
  const time = plainDay.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // The 31st of February is read as a day of March: it must come back as it was written.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The Monday of a day's week. */
export const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
