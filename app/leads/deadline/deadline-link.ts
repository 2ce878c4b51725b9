/**
 * The deadline as a parameter of /sucesso, for visitors without script. It is a time to the minute and identifies
 * nobody.
 */
const minute = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/
// Longer than any series of holidays, so a later deadline is not one that the site wrote.
const maxAheadMs = 14 * 86_400_000

export const deadlineParameter = "ate"

export const writeDeadline = (deadline: Date) => `${deadline.toISOString().slice(0, 16)}Z`

/** Null for a value that the site would not write: anyone can change a URL. */
export function readDeadline(text: string | null, now: Date): Date | null {
  if (!text || !minute.test(text)) return null
  const deadline = new Date(text)
  const ahead = deadline.getTime() - now.getTime()
  return ahead > 0 && ahead <= maxAheadMs && writeDeadline(deadline) === text ? deadline : null
}
