import { href } from "react-router"
import { postUrl } from "../post.ts"

/** Returns the new count, or null when the server refused the like. */
export async function sendLike(slug: string): Promise<number | null> {
  const { visitFields } = await import("./view-beacon.client.ts")
  const response = await fetch(href("/blog/:slug/curtir", { slug }), {
    method: "POST",
    body: visitFields(postUrl(slug)),
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(10_000),
  })
  return response.ok ? ((await response.json()) as { likes: number }).likes : null
}
