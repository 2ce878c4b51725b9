import { href } from "react-router"
import { locale } from "../../locale/pt-br.ts"
import { showClaims } from "../../site/company/claimed.ts"
import { brand, siteName } from "../../site/content/brand.ts"
import { metadata } from "../../site/content/metadata.ts"
import { appContext } from "../app-context.ts"
import { cachePolicy } from "../cache-policy.ts"
import type { Route } from "./+types/manifest"

export function loader({ context }: Route.LoaderArgs) {
  const { description } = showClaims(metadata.home, context.get(appContext).shownClaim)
  return new Response(
    JSON.stringify({
      name: siteName,
      short_name: brand.name,
      description,
      lang: locale,
      start_url: href("/"),
      display: "browser",
      icons: [icon(192), icon(512)],
    }),
    { headers: { "content-type": "application/manifest+json", "cache-control": cachePolicy.publicPage } },
  )
}

function icon(side: number) {
  return {
    src: `/icons/mark-${side}.png`,
    sizes: `${side}x${side}`,
    type: "image/png",
    purpose: "any maskable",
  }
}
