import { href } from "react-router"
import { locale } from "../../locale/pt-br.ts"
import { company } from "../../site/content/company.ts"
import { metadata } from "../../site/content/metadata.ts"
import { siteName } from "../../site/content/site-name.ts"
import { cachePolicy } from "../cache-policy.ts"

export function loader() {
  return new Response(
    JSON.stringify({
      name: siteName,
      short_name: company.name,
      description: metadata.home.description,
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
