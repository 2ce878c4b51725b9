import { readUuid } from "../../platform/text/random-uuid.ts"
import { isDay } from "../../platform/time/plain-day.ts"

export type AuditFilter = {
  staffId?: string | undefined
  action?: string | undefined
  /** Days of São Paulo, both included. */
  from?: string | undefined
  to?: string | undefined
}

/** A line of the audit: who did what to which thing, and when. */
export type AuditLine = {
  id: number
  at: Date
  /** The same moment to the microsecond: a place in the list. */
  place: string
  staffId: string | null
  name: string | null
  action: string
  target: string | null
  details: Record<string, unknown>
}

export type AuditPlace = { at: string; id: number }

const placeText = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([1-9]\d{0,14})$/

export const writeAuditPlace = ({ place, id }: Pick<AuditLine, "place" | "id">) => `${place}_${id}`

export function readAuditPlace(text: string | null): AuditPlace | null {
  const [, at, id] = placeText.exec(text ?? "") ?? []
  return at && id && !Number.isNaN(Date.parse(at)) ? { at, id: Number(id) } : null
}

/** `?pessoa=…&acao=…&de=…&ate=…`; what cannot be meant is not asked for. */
export function readAuditFilter(asked: URLSearchParams): AuditFilter {
  const text = (name: string) => asked.get(name) ?? ""
  const day = (name: string) => (isDay(text(name)) ? text(name) : undefined)
  return {
    staffId: readUuid(text("pessoa")) ?? undefined,
    action: text("acao").slice(0, 60) || undefined,
    from: day("de"),
    to: day("ate"),
  }
}
