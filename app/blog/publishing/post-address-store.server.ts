import { sql } from "kysely"
import { href } from "react-router"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"
import { lifeEvents } from "../content/life-events.ts"
import { listText } from "../content/lists.ts"
import { listAddress } from "../lists/list-address.ts"
import { sitemapFileOf } from "../lists/sitemap-store.server.ts"
import {
  authorUrl,
  blogPageSize,
  blogUrl,
  categoryUrl,
  lifeEventUrl,
  postUrl,
  shareCardUrl,
  tagUrl,
} from "../post.ts"
import { visible } from "../visible.server.ts"

type Row = {
  id: number
  author: string
  categories: string[]
  tags: string[]
  neighbours: string[]
  /** The number of visible posts, counted up to what the refreshed pages hold. */
  posts: number
}

/** The pages of the whole list to refresh after a change. Later pages and related posts change when their cached minute is over. */
const refreshedPages = 3

/** The addresses that show a post now, its own page first; none while the post is not visible. */
export async function listPostAddresses(db: Db, slug: string): Promise<string[]> {
  const { rows } = await sql<Row>`
    with here as (
      select p.id, p.published_at, p.author_id from blog_posts p where ${visible()} and p.slug = ${slug})
    select here.id,
      (select a.slug from blog_authors a where a.id = here.author_id) as author,
      array(select c.slug from blog_post_categories l join blog_categories c on c.id = l.category_id
        where l.post_id = here.id and c.active) as categories,
      array(select t.slug from blog_post_tags l join blog_tags t on t.id = l.tag_id
        where l.post_id = here.id and t.active) as tags,
      array(
        (select p.slug from blog_posts p
          where ${visible()} and (p.published_at, p.id) < (here.published_at, here.id)
          order by p.published_at desc, p.id desc limit 1)
        union all
        (select p.slug from blog_posts p
          where ${visible()} and (p.published_at, p.id) > (here.published_at, here.id)
          order by p.published_at, p.id limit 1)) as neighbours,
      (select count(*)::int from (
        select from blog_posts p where p.site_id = ${siteId} and ${visible()} limit ${refreshedPages * blogPageSize}) first) as posts
    from here`.execute(db)
  const [post] = rows
  if (!post) return []
  const laterPages = pagesOf(blogUrl, post.posts).slice(1)
  const labels = [...post.categories.map(categoryUrl), ...post.tags.map(tagUrl), authorUrl(post.author)]
  return [
    ...[postUrl(slug), blogUrl].flatMap(withData),
    listText.feed.href,
    ...[...labels, ...laterPages, ...post.neighbours.map(postUrl)].flatMap(withData),
    shareCardUrl(slug),
    href("/sitemap.xml"),
    href("/sitemap-paginas.xml"),
    sitemapFileOf(post.id),
  ]
}

/** Every page of the blog, the posts that are read most first. */
export async function listBlogAddresses(db: Db): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select p.slug from blog_posts p where ${visible()} order by p.views desc, p.id desc`.execute(db)
  const labels = await listLabelPages(db)
  return [
    blogUrl,
    ...lifeEvents.map(({ slug }) => lifeEventUrl(slug)),
    ...rows.map(({ slug }) => postUrl(slug)),
    ...pagesOf(blogUrl, rows.length).slice(1),
    ...labels.flatMap(({ kind, slug, posts }) => pagesOf(labelUrls[kind](slug), posts)),
  ].flatMap(withData)
}

const labelUrls = { category: categoryUrl, tag: tagUrl, author: authorUrl } as const

function pagesOf(path: string, posts: number) {
  const pages = Math.max(1, Math.ceil(posts / blogPageSize))
  return Array.from({ length: pages }, (_, n) => listAddress(path, { term: null, page: n + 1 }))
}

async function listLabelPages(db: Db) {
  const { rows } = await sql<{ kind: keyof typeof labelUrls; slug: string; posts: number }>`
    select 'category' as kind, c.slug, count(*)::int as posts from blog_categories c
      join blog_post_categories l on l.category_id = c.id join blog_posts p on p.id = l.post_id
      where c.site_id = ${siteId} and c.active and ${visible()} group by c.slug
    union all
    select 'tag', t.slug, count(*)::int from blog_tags t
      join blog_post_tags l on l.tag_id = t.id join blog_posts p on p.id = l.post_id
      where t.site_id = ${siteId} and t.active and ${visible()} group by t.slug
    union all
    select 'author', a.slug, count(*)::int from blog_authors a
      join blog_posts p on p.author_id = a.id
      where a.site_id = ${siteId} and ${visible()} group by a.slug
    order by 1, 2`.execute(db)
  return rows
}

/** Adds the address of the page's data, which client-side navigation loads instead of the page. */
function withData(address: string) {
  const [pathname = "", query] = address.split("?")
  return [address, `${pathname}.data${query ? `?${query}` : ""}`]
}
