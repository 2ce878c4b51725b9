import type { Db } from "../../platform/db/db.server.ts"
import { publicName } from "../../team/person.ts"
import type { Article } from "../articles/article.ts"
import { articleSources, publishedBody } from "../articles/article-body.ts"
import { reviewers } from "../articles/reviewers.ts"
import { blogTaxonomy } from "../taxonomy/blog-taxonomy.ts"
import { upsertTaxonomy } from "../taxonomy/taxonomy-store.server.ts"
import type { PostDraft } from "./post-draft.ts"
import { savePost } from "./save-post.server.ts"

/** Saves the repository's articles as posts. Running it again saves only changed articles. */
export async function publishArticles(db: Db, articles: readonly Article[]) {
  await upsertTaxonomy(db, blogTaxonomy)
  const changed: string[] = []
  for (const article of articles) {
    const saved = await savePost(db, draftOf(article))
    if (saved.outcome !== "saved") throw new Error(`article ${article.slug}: ${saved.outcome}`)
    if (saved.isChanged) changed.push(article.slug)
  }
  return changed
}

// An article is published at nine, an hour after the office opens (§9).
export function draftOf(article: Article): PostDraft {
  const reviewer = reviewers[article.reviewer]
  return {
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt,
    body: publishedBody(article),
    author: article.author,
    categories: article.categories,
    tags: article.tags,
    status: "published",
    publishedAt: new Date(`${article.publishedOn}T09:00:00-03:00`),
    featured: article.isFeatured ?? false,
    featuredImage: article.pictureAlt ? `/imagens/artigos/${article.slug}.svg` : null,
    featuredImageAlt: article.pictureAlt ?? null,
    metaTitle: article.metaTitle ?? null,
    metaDescription: article.metaDescription,
    metaKeywords: null,
    canonicalUrl: null,
    reviewedOn: article.reviewedOn,
    reviewedBy: `${publicName(reviewer)}, Susep ${reviewer.susep}`,
    sources: articleSources(article),
  }
}
