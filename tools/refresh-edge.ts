import { createEdgeRefresh } from "../app/platform/http/edge-refresh.server.ts"

/**
 * `npm run edge:refresh`, with the worker's EDGE_REFRESH_URLS, EDGE_REFRESH_SECRET and PUBLIC_URL: every page of the site map is fetched
 * anew at every edge. After a deploy, so that no kept page is older than the build; and before it is needed, so that a dead
 * application is missed at no address.
 */
function required(name: string) {
  const value = process.env[name]
  if (value) return value
  console.error(`${name} is missing`)
  return process.exit(1)
}

const publicUrl = required("PUBLIC_URL")
const refresh = createEdgeRefresh({
  urls: required("EDGE_REFRESH_URLS").split(","),
  publicUrl,
  secret: required("EDGE_REFRESH_SECRET"),
})

async function listed(address: string): Promise<string[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const xml = await response.text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = ""]) => found.replaceAll("&amp;", "&"))
}

function pathOf(address: string) {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** The page and what the browser's script asks for in its place. */
function withData(address: string) {
  return address === "/" ? [address] : [address, address.replace(/(?=\?|$)/, ".data")]
}

const atOnce = 100
const maps = await listed(`${publicUrl}/sitemap.xml`)
await refresh(["/sitemap.xml", ...maps.map(pathOf), "/blog/feed.xml", "/robots.txt", "/site.webmanifest"])
let pages = 0
for (const map of maps) {
  const addresses = await listed(map)
  for (let n = 0; n < addresses.length; n += atOnce)
    await refresh(
      addresses
        .slice(n, n + atOnce)
        .map(pathOf)
        .flatMap(withData),
    )
  pages += addresses.length
}
console.log(`${pages} pages fetched anew`)
process.exit(0)
