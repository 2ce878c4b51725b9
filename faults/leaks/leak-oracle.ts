import { type Canaries, createLookout, type Sighting } from "../../testing/factories/canaries.ts"
import type { Answer } from "./canary-visits.ts"

/**
 * What a visitor typed, into the form or the address bar, may come back to that visitor on a page nobody keeps (values of a
 * refused form, the link that tries again); nothing else may come back at all.
 */
const ownWords = new Set(["name", "email", "phone", "message", "idade", "search", "path", "query"])

export function leaksInAnswers(answers: readonly Answer[], flock: readonly Canaries[]): Sighting[] {
  const look = createLookout(flock)
  return answers.flatMap(({ asked, headers: { location, ...others }, body }) => {
    const isKept = !String(others["cache-control"]).includes("no-store")
    return [
      ...look(`headers of ${asked}`, JSON.stringify(others)),
      // The way from a post's button back to the post names the post that was asked for.
      ...look(`location of ${asked}`, String(location ?? "")).filter(({ kind }) => kind !== "path"),
      ...look(`body of ${asked}`, body).filter(({ kind }) => isKept || !ownWords.has(kind)),
    ]
  })
}
