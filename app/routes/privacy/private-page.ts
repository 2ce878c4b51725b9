import type { MetaDescriptor } from "react-router"
import { siteName } from "../../site/content/site-name.ts"
import { cachePolicy } from "../cache-policy.ts"

/**
 * Pages about one person, or with a secret in their address: kept by nobody, found by nobody, and no request that
 * leaves them names more than the site. (no-referrer would also take the origin from our own forms.)
 */
export function privatePageHeaders() {
  return {
    "cache-control": cachePolicy.personal,
    "x-robots-tag": "noindex",
    "referrer-policy": "strict-origin",
  }
}

export function privatePageMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${siteName}` }, { name: "robots", content: "noindex" }]
}
