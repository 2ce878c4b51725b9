import { type RawBuilder, sql } from "kysely"
import { siteId } from "../blog-site.ts"
import type { PostFilter } from "../post.ts"

/** Where the posts of a list stand in order, as `l`, and the name under which blog_list_counts knows the list. */
export type PostList = {
  kind: "site" | "featured" | "author" | "category" | "tag"
  ref: RawBuilder<string>
  table: "blog_posts" | "blog_post_categories" | "blog_post_tags"
  isMember: RawBuilder<boolean>
  id: RawBuilder<number>
  time: RawBuilder<Date>
}

export type ListFilter = Omit<PostFilter, "search">

const ofSite = {
  ref: sql<string>`${siteId}`,
  table: "blog_posts",
  isMember: sql<boolean>`l.site_id = ${siteId} and l.status = 'published'`,
  id: sql<number>`l.id`,
  time: sql<Date>`l.published_at`,
} as const

/** The lists whose posts have all in common that the filter asks for; without a filter, that of the site. */
export function postListsOf({ isFeatured, category, tag, author }: ListFilter): [PostList, ...PostList[]] {
  const [first, ...others] = [
    category === undefined ? [] : ofLabel("category", category),
    tag === undefined ? [] : ofLabel("tag", tag),
    author === undefined ? [] : ofAuthor(author),
    isFeatured
      ? { ...ofSite, kind: "featured" as const, isMember: sql<boolean>`${ofSite.isMember} and l.featured` }
      : [],
  ].flat()
  return first ? [first, ...others] : [{ ...ofSite, kind: "site" }]
}

function ofAuthor(slug: string): PostList {
  const author = sql`(select id from blog_authors where site_id = ${siteId} and slug = ${slug})`
  return {
    ...ofSite,
    kind: "author",
    ref: sql`${author}::text`,
    isMember: sql`l.author_id = ${author} and l.status = 'published'`,
  }
}

function ofLabel(kind: "category" | "tag", slug: string): PostList {
  const labels = kind === "category" ? "blog_categories" : "blog_tags"
  const label = sql`(select id from ${sql.table(labels)} where site_id = ${siteId} and slug = ${slug} and active)`
  return {
    kind,
    ref: sql`${label}::text`,
    table: kind === "category" ? "blog_post_categories" : "blog_post_tags",
    // What is not published is listed at infinity.
    isMember: sql`l.${sql.ref(`${kind}_id`)} = ${label} and l.listed_at < 'infinity'`,
    id: sql`l.post_id`,
    time: sql`l.listed_at`,
  }
}
