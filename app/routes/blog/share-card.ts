import { findCard } from "../../blog/pictures/card-store.server.ts"
import { appContext } from "../app-context.ts"
import { cachePolicy } from "../cache-policy.ts"
import type { Route } from "./+types/share-card"

/** The share picture of a post. The worker draws it at publication; until then the blog's picture is used. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const card = await findCard(context.get(appContext).db, params.slug)
  if (!card)
    return new Response(null, {
      status: 302,
      // Any slug may be requested, so caching these redirects could fill the edge's cache.
      headers: { location: "/og/blog.png", "cache-control": cachePolicy.personal },
    })
  const headers = {
    "content-type": "image/png",
    "cache-control": cachePolicy.picture,
    etag: `"${card.drawnFrom.slice(0, 32)}"`,
  }
  const isKnown = request.headers.get("if-none-match")?.includes(headers.etag)
  return isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(new Uint8Array(card.png), { headers })
}
