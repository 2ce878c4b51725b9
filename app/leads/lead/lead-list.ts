import type { LeadStatus } from "./lead-status.ts"

/** D46: test leads show only when asked for, and then alone. */
export type LeadFilter = { operadora?: string; status?: LeadStatus; onlyTests?: boolean }

export type Paging = { page: number; perPage: number }

// §9
const defaultPaging: Paging = { page: 1, perPage: 50 }
const largestPage = 200
const lastPage = 1_000_000_000

/** A page nobody can mean is the first one. */
export function readPaging({ page, perPage }: Partial<Paging> = {}): Paging {
  return {
    page: wholeOr(page, defaultPaging.page),
    perPage: Math.min(wholeOr(perPage, defaultPaging.perPage), largestPage),
  }
}

function wholeOr(wanted: number | undefined, fallback: number) {
  return wanted !== undefined && Number.isInteger(wanted) && wanted >= 1 && wanted <= lastPage
    ? wanted
    : fallback
}

/** A place in the list. The time is text: a Date would lose the microseconds that decide between neighbours. */
export type LeadCursor = { createdAt: string; id: number }

export const writeCursor = ({ createdAt, id }: LeadCursor) => `${createdAt}_${id}`

const cursorText = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([1-9]\d{0,14})$/

/** Null for a text that is no place in any list. */
export function readCursor(text: string): LeadCursor | null {
  const [, createdAt, id] = cursorText.exec(text) ?? []
  return createdAt && id && !Number.isNaN(Date.parse(createdAt)) ? { createdAt, id: Number(id) } : null
}
