import { xmlDocument, xmlText } from "../text/xml.ts"

export type SitemapUrl = { address: string; changedAt?: Date }

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One sitemap file; the protocol allows at most 50,000 pages. */
export function sitemapXml(urls: readonly SitemapUrl[]) {
  return xmlDocument(`<urlset ${namespace}>\n${urls.map((url) => entry("url", url)).join("")}</urlset>`)
}

function entry(tag: "url" | "sitemap", { address, changedAt }: SitemapUrl) {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""
  return `  <${tag}><loc>${xmlText(address)}</loc>${changed}</${tag}>\n`
}

/** The index of all sitemap files. */
export function sitemapIndexXml(addresses: readonly string[]) {
  return xmlDocument(
    `<sitemapindex ${namespace}>\n${addresses.map((address) => entry("sitemap", { address })).join("")}</sitemapindex>`,
  )
}
