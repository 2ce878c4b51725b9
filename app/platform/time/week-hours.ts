/** Wall-clock hours of a week; weekday 1 is Monday. Hours until midnight end at "24:00". */
export type WeekHours = { weekday: number; startsAt: string; endsAt: string }

const timeText = /^([01]\d|2[0-3]):[0-5]\d$/

/** Null when the hours are valid. */
export function hoursRefusal(hours: readonly WeekHours[]): "invalid-hours" | "overlap" | null {
  if (!hours.every(isHours)) return "invalid-hours"
  return hours.some((one, n) => hours.slice(n + 1).some((other) => overlap(one, other))) ? "overlap" : null
}

function isHours({ weekday, startsAt, endsAt }: WeekHours) {
  return (
    Number.isInteger(weekday) &&
    weekday >= 1 &&
    weekday <= 7 &&
    timeText.test(startsAt) &&
    (timeText.test(endsAt) || endsAt === "24:00") &&
    startsAt < endsAt
  )
}

function overlap(a: WeekHours, b: WeekHours) {
  return a.weekday === b.weekday && a.startsAt < b.endsAt && b.startsAt < a.endsAt
}
