import type { MetaDescriptor } from "react-router"
import { siteName } from "../../site/content/brand.ts"
import { cachePolicy } from "../cache-policy.ts"

/**
 * For pages about one person or with a secret in their URL: not cached, not indexed, and the referrer contains only the
 * origin. (no-referrer would also remove the origin from the site's own forms.)
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
