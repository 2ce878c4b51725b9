/** The largest integer of PostgreSQL. */
const largestInteger = 2_147_483_647

/** A whole number from 0 as a form of ours sends it, in digits only; null for anything else. */
export function readCount(text: string) {
  return /^\d{1,10}$/.test(text) && Number(text) <= largestInteger ? Number(text) : null
}

/** The number of a row, from 1, in digits only; null for anything else. */
export const readRowId = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)
