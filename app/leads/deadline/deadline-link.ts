/**
 * The deadline in the address of the thanks, for visitors without script: a moment, to the minute, that says
 * nothing about anybody.
 */
const minute = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/
// Longer than any run of holidays: a later one was not written by us.
const furthestMs = 14 * 86_400_000

export const deadlineParameter = "ate"

export const writeDeadline = (deadline: Date) => `${deadline.toISOString().slice(0, 16)}Z`

/** Null for anything that we would not promise: anyone can write an address. */
export function readDeadline(text: string | null, now: Date): Date | null {
  if (!text || !minute.test(text)) return null
  const deadline = new Date(text)
  const ahead = deadline.getTime() - now.getTime()
  return ahead > 0 && ahead <= furthestMs && writeDeadline(deadline) === text ? deadline : null
}
