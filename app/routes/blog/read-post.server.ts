import { data } from "react-router"
import { findPost } from "../../blog/reading/post-store.server.ts"
import { postView } from "../../blog/reading/post-view.ts"
import { findNeighbours, listRelatedPosts } from "../../blog/reading/related-post-store.server.ts"
import type { VisitContext } from "../app-context.ts"
import { cardOf } from "./read-list.server.ts"

/** D26: throws a 404 for a missing post. Logs a failed read and throws a 503, which the error boundary shows. */
export async function readPost(app: VisitContext, slug: string) {
  const found = await read(app, slug).catch((error: unknown) => {
    app.log.error({ err: error }, "blog post not read")
    throw data(null, { status: 503 })
  })
  if (!found) throw data(null, { status: 404 })
  return found
}

async function read({ db }: VisitContext, slug: string) {
  const post = await findPost(db, slug)
  if (!post) return null
  const [related, neighbours] = await Promise.all([listRelatedPosts(db, post), findNeighbours(db, post)])
  return { post: postView(post), related: related.map(cardOf), neighbours }
}
