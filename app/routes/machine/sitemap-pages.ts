import { lifeEvents } from "../../blog/content/life-events.ts"
import { listReadableLabels } from "../../blog/lists/sitemap-store.server.ts"
import { authorUrl, blogUrl, categoryUrl, lifeEventUrl, tagUrl } from "../../blog/post.ts"
import { sitemapXml } from "../../platform/page/sitemap-xml.ts"
import { indexedPaths } from "../../site/metadata/site-map.ts"
import { appContext } from "../app-context.ts"
import type { Route } from "./+types/sitemap-pages"
import { xmlAnswer } from "./xml-answer.ts"

const addressOf = { category: categoryUrl, tag: tagUrl, author: authorUrl } as const

/** Every indexed page that is not a post. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(appContext)
  const labels = await listReadableLabels(db)
  const paths = [
    ...indexedPaths(),
    blogUrl,
    ...lifeEvents.map(({ slug }) => lifeEventUrl(slug)),
    ...labels.map(({ kind, slug }) => addressOf[kind](slug)),
  ]
  return xmlAnswer(sitemapXml(paths.map((path) => ({ address: publicUrl + path }))))
}
