import { href } from "react-router"
import { postUrl } from "../post.ts"

/** The new count, or null when the like was not taken. */
export async function sendLike(slug: string): Promise<number | null> {
  const { visitOf } = await import("./view-beacon.client.ts")
  const response = await fetch(href("/blog/:slug/curtir", { slug }), {
    method: "POST",
    body: visitOf(postUrl(slug)),
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(10_000),
  })
  return response.ok ? ((await response.json()) as { likes: number }).likes : null
}
