import { href } from "react-router"
import { appContext } from "../app-context.ts"
import { cachePolicy } from "../cache-policy.ts"
import type { Route } from "./+types/robots"

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(appContext)
  const text = `User-agent: *\nDisallow: ${href("/painel")}\nDisallow: ${href("/cotacao")}\n\nSitemap: ${publicUrl}${href("/sitemap.xml")}\n`
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": cachePolicy.publicPage },
  })
}
