import { escapeHtml } from "../../platform/text/escape-html.ts"
import type { ArticleSource } from "../articles/article.ts"
import { authorUrl, categoryUrl, type Post, postUrl, tagUrl } from "../post.ts"
import { renderBody } from "./render-body.ts"

/** A post as its page shows it (§3, derived post): with addresses and a cleaned body, without unused fields. */
export function postView(post: Post) {
  const { title, slug, excerpt, featuredImage, featuredImageAlt, readingTime, views, likes } = post
  const { name, bio, avatarUrl, slug: authorSlug } = post.author
  const { html: body, parts } = renderBody(post.content)
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
    parts,
    html: { body, sources: post.sources.map(sourceHtml).join("") },
    review: { day: post.reviewedOn, reviewer: post.reviewedBy, hasSources: post.sources.length > 0 },
    metaTitle: post.metaTitle,
    metaDescription: post.metaDescription,
    metaKeywords: post.metaKeywords,
    canonicalUrl: post.canonicalUrl,
  }
}

/** The parts of a post that are HTML, not data. */
export type PostHtml = { body: string; sources: string }

/** `html` is null when the page already holds it. */
export type PostView = Omit<ReturnType<typeof postView>, "html"> & { html: PostHtml | null }

/** D22: the text is escaped, and only a web address becomes a link. */
function sourceHtml({ label, href }: ArticleSource) {
  const text = escapeHtml(label)
  return `<li>${href?.startsWith("https://") ? `<a href="${escapeHtml(href)}">${text}</a>` : text}</li>`
}
