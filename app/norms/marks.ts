import type { NormId } from "./norms.ts"

const mark = /\s*\[([A-Z]{3}-\d{2}(?:, [A-Z]{3}-\d{2})*)\]/g

export const withoutMarks = (text: string) => text.replaceAll(mark, "")

/** The ids named by the marks of a text, '[CAR-03, URG-01]', in order of appearance. Some may be unknown. */
export function markedIds(text: string) {
  return [...new Set([...text.matchAll(mark)].flatMap(([, ids = ""]) => ids.split(", ")))] as NormId[]
}
