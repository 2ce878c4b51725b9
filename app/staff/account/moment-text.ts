import { dayOf, shortDate, shortTime } from "../../locale/pt-br.ts"

/** 'hoje às 7h58', 'em 13/11 às 12h10'. */
export function momentText(at: Date, now: Date) {
  const time = shortTime(at)
  const clock = `${time.startsWith("1h") ? "à" : "às"} ${time}`
  return dayOf(at) === dayOf(now) ? `hoje ${clock}` : `em ${shortDate(at)} ${clock}`
}
