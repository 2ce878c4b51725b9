import { feedSize, feedXml } from "../../blog/feed.ts"
import { listRecentPosts } from "../../blog/post-list-store.server.ts"
import { cachePolicy } from "../cache-policy.ts"
import { worldContext } from "../world.ts"
import type { Route } from "./+types/feed"

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { db, publicUrl } = context.get(worldContext)
  return new Response(feedXml(publicUrl, await listRecentPosts(db, feedSize)), {
    headers: {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": cachePolicy.publicPage,
    },
  })
}
