import { feedSize, feedXml } from "../../blog/lists/feed.ts"
import { listRecentPosts } from "../../blog/lists/post-list-store.server.ts"
import { appContext } from "../app-context.ts"
import { cachePolicy } from "../cache-policy.ts"
import type { Route } from "./+types/feed"

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(appContext)
  return new Response(feedXml(publicUrl, await listRecentPosts(db, feedSize)), {
    headers: {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": cachePolicy.publicPage,
    },
  })
}
