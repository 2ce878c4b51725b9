/** Days as YYYY-MM-DD, without a time or a zone. They sort as text. */
const plainDay = /^(?!0000)\d{4}-\d\d-\d\d$/

/** True for a day of the calendar. It has no year 0, and PostgreSQL refuses one. */
export function isDay(text: string) {
  const time = plainDay.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // Date.parse may read February 31 as a day of March, so the result must match the text.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The Monday of a day's week. */
export const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
