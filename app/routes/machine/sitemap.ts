import { href } from "react-router"
import { countSitemapBlocks, sitemapFile } from "../../blog/lists/sitemap-store.server.ts"
import { sitemapIndexXml } from "../../platform/page/sitemap-xml.ts"
import { appContext } from "../app-context.ts"
import type { Route } from "./+types/sitemap"
import { xmlAnswer } from "./xml-answer.ts"

/** The sitemap index: one file for pages and lists, and one per block of posts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(appContext)
  const blocks = await countSitemapBlocks(db)
  const posts = Array.from({ length: blocks }, (_, block) => publicUrl + sitemapFile(block))
  return xmlAnswer(sitemapIndexXml([publicUrl + href("/sitemap-paginas.xml"), ...posts]))
}
