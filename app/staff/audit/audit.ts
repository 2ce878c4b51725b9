import { readUuid } from "../../platform/text/random-uuid.ts"
import { isDay } from "../../platform/time/plain-day.ts"

export type AuditFilter = {
  staffId?: string | undefined
  action?: string | undefined
  /** Days in the time zone of São Paulo, both included. */
  from?: string | undefined
  to?: string | undefined
}

/** An entry of the audit: who did what, to what, and when. */
export type AuditLine = {
  id: number
  at: Date
  /** `at` with microseconds, for the cursor. */
  exactTime: string
  staffId: string | null
  name: string | null
  action: string
  target: string | null
  /** When the target is another person of the staff. */
  targetName: string | null
  details: Record<string, unknown>
  /** How many leads the entry is about. */
  leadCount: number
}

export type AuditCursor = { at: string; id: number }

const cursorPattern = /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([1-9]\d{0,14})$/

export function writeAuditCursor({ exactTime, id }: Pick<AuditLine, "exactTime" | "id">) {
  return `${exactTime}_${id}`
}

export function readAuditCursor(text: string | null): AuditCursor | null {
  const [, at, id] = cursorPattern.exec(text ?? "") ?? []
  return at && id && !Number.isNaN(Date.parse(at)) ? { at, id: Number(id) } : null
}

/** `?pessoa=…&acao=…&de=…&ate=…`; invalid values are ignored. */
export function readAuditFilter(parameters: URLSearchParams): AuditFilter {
  const text = (name: string) => parameters.get(name) ?? ""
  const day = (name: string) => (isDay(text(name)) ? text(name) : undefined)
  return {
    staffId: readUuid(text("pessoa")) ?? undefined,
    action: text("acao").slice(0, 60) || undefined,
    from: day("de"),
    to: day("ate"),
  }
}
