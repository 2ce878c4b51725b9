import type { ArticleSource } from "../articles/article.ts"

export type PostStatus = "draft" | "scheduled" | "published" | "archived"

/** A post as a writer submits it: labels by slug, the body not yet cleaned. */
export type PostDraft = {
  slug: string
  title: string
  excerpt: string
  body: string
  author: string
  categories: readonly string[]
  tags: readonly string[]
  status: PostStatus
  publishedAt: Date | null
  featured: boolean
  featuredImage: string | null
  featuredImageAlt: string | null
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
  canonicalUrl: string | null
  reviewedOn: string | null
  reviewedBy: string | null
  sources: readonly ArticleSource[]
}
