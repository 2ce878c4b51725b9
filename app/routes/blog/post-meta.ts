import { listText } from "../../blog/content/lists.ts"
import { postSteps } from "../../blog/reading/post-head.tsx"
import type { PostView } from "../../blog/reading/post-view.ts"
import { pageMeta } from "../../site/metadata/page-meta.ts"
import { articleRecord, breadcrumbs } from "../../site/metadata/structured-data.ts"

/** §7: metadata of a post for search engines and shared links. */
export function postMeta(origin: string, post: PostView) {
  const { title, slug, url, excerpt, author, categories, tags } = post
  const sections = categories.map(({ name }) => name)
  const tagNames = tags.map(({ name }) => name)
  const description = post.metaDescription ?? excerpt
  const keywords = post.metaKeywords ?? tagNames.join(", ")
  const card = `blog/${slug}`
  const times = { publishedAt: post.date, modifiedAt: post.updatedAt }
  const feed = listText.feed
  return pageMeta({
    origin,
    card,
    cardText: title,
    metadata: { title: post.metaTitle ?? title, description, path: url, isIndexed: true },
    canonical: post.canonicalUrl,
    keywords,
    article: { ...times, author: author.name, sections, tags: tagNames },
    links: [{ rel: "alternate", path: feed.href, type: "application/rss+xml", title: feed.title }],
    structuredData: [
      articleRecord(origin, {
        ...times,
        path: url,
        headline: title,
        description,
        author: { name: author.name, path: author.url },
        card,
        sections,
        keywords,
        minutes: post.readingTime,
      }),
      breadcrumbs(origin, postSteps(post)),
    ],
  })
}
