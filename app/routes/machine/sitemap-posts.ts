import { data } from "react-router"
import { listSitemapBlock } from "../../blog/lists/sitemap-store.server.ts"
import { postUrl } from "../../blog/post.ts"
import { sitemapXml } from "../../platform/page/sitemap-xml.ts"
import { appContext } from "../app-context.ts"
import type { Route } from "./+types/sitemap-posts"
import { xmlAnswer } from "./xml-answer.ts"

const fileName = /^sitemap-posts-([1-9]\d{0,6})$/

/** One block of posts (D57: only visible ones). Routes cannot match part of a segment, so any .xml address comes here. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(appContext)
  const block = Number(fileName.exec(params.name)?.[1] ?? 0) - 1
  const posts = block < 0 ? [] : await listSitemapBlock(db, block)
  if (posts.length === 0) throw data("Esse mapa não existe.", { status: 404 })
  return xmlAnswer(
    sitemapXml(
      posts.map(({ slug, updatedAt }) => ({ address: publicUrl + postUrl(slug), changedAt: updatedAt })),
    ),
  )
}
