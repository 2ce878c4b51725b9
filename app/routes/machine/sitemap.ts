import { indexedPaths } from "../../site/site-map.ts"
import { cachePolicy } from "../cache-policy.ts"
import { worldContext } from "../world.ts"
import type { Route } from "./+types/sitemap"

export const loader = ({ context }: Route.LoaderArgs) => {
  const { publicUrl } = context.get(worldContext)
  const urls = indexedPaths().map((path) => `  <url><loc>${publicUrl}${path}</loc></url>\n`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": cachePolicy.publicPage },
  })
}
