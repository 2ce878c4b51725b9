import { authorUrl, categoryUrl, type Post, postUrl, tagUrl } from "../post.ts"
import { renderBody } from "./render-body.ts"

/** A post as its page shows it (§3, derived post): with addresses and a cleaned body, without unused fields. */
export function postView(post: Post) {
  const { title, slug, excerpt, featuredImage, featuredImageAlt, readingTime, views, likes } = post
  const { name, bio, avatarUrl, slug: authorSlug } = post.author
  return {
    title,
    slug,
    url: postUrl(slug),
    excerpt,
    featuredImage,
    featuredImageAlt,
    date: post.publishedAt,
    updatedAt: post.updatedAt,
    readingTime,
    views,
    likes,
    author: { name, bio, avatarUrl, url: authorUrl(authorSlug) },
    categories: post.categories.map(({ name, slug }) => ({ name, slug, url: categoryUrl(slug) })),
    tags: post.tags.map(({ name, slug }) => ({ name, slug, url: tagUrl(slug) })),
    ...renderBody(post.content),
    review: { day: post.reviewedOn, reviewer: post.reviewedBy, sources: post.sources },
    metaTitle: post.metaTitle,
    metaDescription: post.metaDescription,
    metaKeywords: post.metaKeywords,
    canonicalUrl: post.canonicalUrl,
  }
}

/** `html` is null when the page already holds the body. */
export type PostView = Omit<ReturnType<typeof postView>, "html"> & { html: string | null }
