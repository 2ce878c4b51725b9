import { contactWindows, findWindow } from "../lead/contact-window.ts"

/** The query of /sucesso after a form was sent without script. It holds a time and a part of the day, and identifies nobody. */
export function sentQuery(deadline: Date | null, preferred: string) {
  const slug = findWindow(preferred)?.slug
  const until = deadline ? writeDeadline(deadline) : "sem-prazo"
  return `?${deadlineParameter}=${until}${slug ? `&${windowParameter}=${slug}` : ""}`
}

const minute = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/
// Longer than any series of holidays, so a later deadline is not one that the site wrote.
const maxAheadMs = 14 * 86_400_000

export const deadlineParameter = "ate"
export const windowParameter = "janela"

export const writeDeadline = (deadline: Date) => `${deadline.toISOString().slice(0, 16)}Z`

/** Null for a value that the site would not write: anyone can change a URL. */
export function readDeadline(text: string | null, now: Date): Date | null {
  if (!text || !minute.test(text)) return null
  const deadline = new Date(text)
  const ahead = deadline.getTime() - now.getTime()
  return ahead > 0 && ahead <= maxAheadMs && writeDeadline(deadline) === text ? deadline : null
}

/** The stored label of a part of the day, or empty. */
export function readWindow(slug: string | null) {
  return contactWindows.find((window) => window.slug === slug)?.label ?? ""
}
