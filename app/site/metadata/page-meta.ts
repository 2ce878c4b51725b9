import type { MetaDescriptor } from "react-router"
import { brand, siteName } from "../content/brand.ts"
import type { PageMetadata } from "./page-metadata.ts"

type Options = {
  metadata: PageMetadata
  /** The public origin, such as https://example.com. */
  origin: string
  /** The name of the page's share card in /og/. */
  card?: string
  /** The alternative text of the card. */
  cardText?: string
  /** The canonical address, when it is not this page. */
  canonical?: string | null
  keywords?: string
  article?: Article
  structuredData?: readonly object[]
  /** Related addresses: previous and next page, feed. */
  links?: readonly PageLink[]
}

type Article = {
  publishedAt: Date
  modifiedAt: Date
  author: string
  sections: readonly string[]
  tags: readonly string[]
}

type PageLink =
  | { rel: "prev" | "next"; path: string }
  | { rel: "alternate"; path: string; type: string; title: string }

// §9: 1200 × 630
const cardSize = { width: "1200", height: "630" }

/** Title, description, canonical address, share cards and structured data of a public page. */
export function pageMeta({
  metadata,
  origin,
  card = "home",
  cardText = `${brand.name}, ${brand.audience}`,
  canonical,
  keywords,
  article,
  structuredData = [],
  links = [],
}: Options): MetaDescriptor[] {
  const { title, description, path, isIndexed } = metadata
  const image = `${origin}/og/${card}.png`
  const address =
    path === null
      ? []
      : [
          { tagName: "link", rel: "canonical", href: canonical ?? origin + path },
          { property: "og:url", content: origin + path },
        ]
  return [
    { title },
    { name: "description", content: description },
    ...(keywords ? [{ name: "keywords", content: keywords }] : []),
    ...address,
    ...links.map(({ path, ...link }) => ({ tagName: "link", href: origin + path, ...link })),
    ...(isIndexed ? [] : [{ name: "robots", content: "noindex" }]),
    { property: "og:type", content: article ? "article" : "website" },
    ...(article ? articleMeta(article) : []),
    { property: "og:site_name", content: siteName },
    { property: "og:locale", content: "pt_BR" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: image },
    { property: "og:image:width", content: cardSize.width },
    { property: "og:image:height", content: cardSize.height },
    { property: "og:image:alt", content: cardText },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    ...structuredData.map((record) => ({
      "script:ld+json": { "@context": "https://schema.org", ...record },
    })),
  ]
}

function articleMeta({ publishedAt, modifiedAt, author, sections, tags }: Article): MetaDescriptor[] {
  return [
    { name: "author", content: author },
    { property: "article:published_time", content: publishedAt.toISOString() },
    { property: "article:modified_time", content: modifiedAt.toISOString() },
    { property: "article:author", content: author },
    ...sections.slice(0, 1).map((section) => ({ property: "article:section", content: section })),
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
  ]
}
