import { detailNames } from "../../app/leads/lead/lead-fields.ts"
import { type Canaries, createCanarySearch, type Sighting } from "../../testing/factories/canaries.ts"
import type { CanaryReply } from "./canary-visits.ts"

/**
 * What a visitor typed into a form or the address bar may appear in a response to that visitor that is not cached (values of
 * a refused form, the link to try again). No other canary may appear in a response.
 */
const typedKinds = new Set([
  "name",
  "email",
  "phone",
  "message",
  "idade",
  ...detailNames,
  "search",
  "path",
  "query",
])

export function leaksInReplies(
  replies: readonly CanaryReply[],
  allCanaries: readonly Canaries[],
): Sighting[] {
  const search = createCanarySearch(allCanaries)
  return replies.flatMap(({ label, headers: { location, ...others }, body }) => {
    const isCacheable = !String(others["cache-control"]).includes("no-store")
    return [
      ...search(`headers of ${label}`, JSON.stringify(others)),
      // The redirect after the like button contains the path of the requested post.
      ...search(`location of ${label}`, String(location ?? "")).filter(({ kind }) => kind !== "path"),
      ...search(`body of ${label}`, body).filter(({ kind }) => isCacheable || !typedKinds.has(kind)),
    ]
  })
}
