import { createEdgeRefresh } from "../app/platform/http/edge-refresh.server.ts"
import { outageAddresses } from "../app/site/content/outage-pages.ts"
import { requiredVariable, secretsVariable } from "./stack/variables.ts"

/**
 * `npm run edge:refresh`, with the worker's EDGE_REFRESH_URLS, EDGE_REFRESH_SECRETS and PUBLIC_URL: refreshes every page of
 * the sitemap at every edge. Run it after a deploy, so that no cached page is older than the build, and so that the edge
 * can serve every page during an outage.
 */
const list = process.env["EDGE_REFRESH_URLS"]
if (!list) {
  console.log("EDGE_REFRESH_URLS is empty: no edge to refresh")
  process.exit(0)
}
const urls = list.split(",")
const publicUrl = requiredVariable("PUBLIC_URL")
const secret = secretsVariable("EDGE_REFRESH_SECRETS")[0].value
const batchSize = 100

/** Returns the number of pages. */
async function refreshAll(url: string) {
  const refresh = createEdgeRefresh({ urls: [url], publicUrl, secret })
  const maps = await listAddresses(`${publicUrl}/sitemap.xml`)
  await refresh([
    ...outageAddresses,
    "/sitemap.xml",
    ...maps.map(pathOf),
    "/blog/feed.xml",
    "/robots.txt",
    "/site.webmanifest",
  ])
  let pages = 0
  for (const map of maps) {
    const addresses = await listAddresses(map)
    for (let n = 0; n < addresses.length; n += batchSize)
      await refresh(
        addresses
          .slice(n, n + batchSize)
          .map(pathOf)
          .flatMap(withData),
      )
    pages += addresses.length
  }
  return pages
}

async function listAddresses(address: string): Promise<string[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const xml = await response.text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = ""]) => found.replaceAll("&amp;", "&"))
}

function pathOf(address: string) {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** The page, and the data that the browser's script fetches instead of it. */
function withData(address: string) {
  return address === "/" ? [address] : [address, address.replace(/(?=\?|$)/, ".data")]
}

const outcomes = await Promise.allSettled(urls.map(refreshAll))
for (const [n, outcome] of outcomes.entries()) {
  if (outcome.status === "fulfilled") console.log(`${urls[n]}: ${outcome.value} pages refreshed`)
  else console.error(`${urls[n]} was not refreshed:`, outcome.reason)
}
process.exit(outcomes.some(({ status }) => status === "rejected") ? 1 : 0)
