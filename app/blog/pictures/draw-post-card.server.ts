import { createHash } from "node:crypto"
import path from "node:path"
import type { Db } from "../../platform/db/db.server.ts"
import type { RefreshEdge } from "../../platform/http/edge-refresh.server.ts"
import { drawShareCard } from "../../platform/page/share-card.server.ts"
import { readTokenColours } from "../../platform/page/token-colours.server.ts"
import { cardColours } from "../../ui/tiles/card-colours.ts"
import { wallSvg } from "../../ui/tiles/wall-svg.ts"
import { shareCardUrl } from "../post.ts"
import { findPostForCard, upsertCard } from "./card-store.server.ts"
import { coverOf } from "./cover-art.ts"

// Increase it when the designVersion changes: every card is then drawn again at its next publication.
const designVersion = 1
const kicker = "Blog Servidores Públicos"
const tokensFile = path.join(import.meta.dirname, "../../ui/tokens.css")

type Context = { db: Db; signature: string; refreshEdge: RefreshEdge }

/** Draws a published post's share card, unless the stored one is up to date, and refreshes it at the edge. */
export async function drawPostCard({ db, signature, refreshEdge }: Context, postId: number) {
  const post = await findPostForCard(db, postId)
  if (post?.status !== "published") return "nothing-to-draw"
  const topic = post.topic ?? ""
  const drawnFrom = createHash("sha256")
    .update(JSON.stringify([designVersion, signature, post.title, post.slug, topic]))
    .digest("hex")
  if (drawnFrom === post.drawnFrom) {
    // An earlier attempt may have failed between drawing and refreshing.
    await refreshEdge([shareCardUrl(post.slug)])
    return "up-to-date"
  }
  const colourOf = readTokenColours(tokensFile)
  const plan = coverOf(post.slug, topic, { width: 6, height: 8 })
  const png = await drawShareCard({
    title: post.title,
    kicker,
    signature,
    art: { svg: wallSvg(plan, colourOf), width: plan.width, height: plan.height },
    colours: cardColours(colourOf),
  })
  await upsertCard(db, { postId, drawnFrom, png })
  await refreshEdge([shareCardUrl(post.slug)])
  return "drawn"
}
