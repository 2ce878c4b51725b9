import { carrierPages as allCarrierPages } from "../content/carriers/carrier-pages.ts"
import { metadata } from "../content/metadata.ts"
import type { PageMetadata } from "./page-metadata.ts"

/** The public pages that search engines may list, as paths. */
export function indexedPaths(carrierPages = allCarrierPages): string[] {
  const pages: PageMetadata[] = [
    ...Object.values(metadata),
    ...[...carrierPages.values()].map((page) => page.metadata),
  ]
  return pages.flatMap(({ path, isIndexed }) => (isIndexed && path ? [path] : []))
}
