import { href } from "react-router"
import type { ArticleSource } from "./articles/article.ts"

export type Author = { name: string; slug: string; bio: string; avatarUrl: string | null }

/** The fields of a category or tag that a link uses. */
export type Label = { name: string; slug: string }

/** A post as a list shows it (§7: list posts). */
export type PostCard = {
  id: number
  title: string
  slug: string
  excerpt: string
  featuredImage: string | null
  featuredImageAlt: string | null
  publishedAt: Date
  readingTime: number
  views: number
  likes: number
  featured: boolean
  author: Author
  /** In the writer's order; the first is the post's topic. */
  categories: readonly Label[]
  tags: readonly Label[]
}

/** A post as its page needs it (§7: read one post). */
export type Post = Omit<PostCard, "author" | "categories" | "tags"> & {
  content: string
  updatedAt: Date
  createdAt: Date
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
  canonicalUrl: string | null
  reviewedOn: string | null
  reviewedBy: string | null
  sources: readonly ArticleSource[]
  author: Author & { email: string | null; socialLinks: { website?: string } }
  categories: readonly (Label & { id: number; description: string })[]
  tags: readonly (Label & { id: number })[]
}

export type PostFilter = {
  isFeatured?: true
  category?: string
  tag?: string
  author?: string
  search?: string
}

export type PostPage = {
  posts: readonly PostCard[]
  /** The exact number of posts on all pages. */
  total: number
  page: number
  limit: number
}

// §9
export const defaultPageSize = 10
export const blogPageSize = 12
export const featuredCount = 5
export const recentCount = 10

export const blogUrl = href("/blog")
export const postUrl = (slug: string) => href("/blog/:slug", { slug })
export const lifeEventUrl = (slug: string) => href("/blog/comece/:event", { event: slug })
export const categoryUrl = (slug: string) => href("/blog/categoria/:category", { category: slug })
export const tagUrl = (slug: string) => href("/blog/tag/:tag", { tag: slug })
export const shareCardUrl = (slug: string) => href("/og/blog/:slug.png", { slug })
export const authorUrl = (slug: string) => href("/blog/autor/:author", { author: slug })
