/** Reads a moment with its zone, such as "2026-11-16 14:32:05-03". The zone is required, because without it the moment is ambiguous. */
export function readMoment(text = ""): Date | null {
  const parts = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d{1,3})?)(Z|[+-]\d\d(?::?\d\d)?)$/.exec(
    text.trim(),
  )
  if (!parts) return null
  const [, day, time, zone = ""] = parts
  const offset = zone === "Z" ? "Z" : `${zone.slice(0, 3)}:${zone.replace(":", "").slice(3) || "00"}`
  const moment = new Date(`${day}T${time}${offset}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
