import { sql } from "kysely"
import { href } from "react-router"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"
import { listText } from "../content/lists.ts"
import { listAddress } from "../lists/list-address.ts"
import { sitemapFileOf } from "../lists/sitemap-store.server.ts"
import { authorUrl, blogPageSize, blogUrl, categoryUrl, postUrl, shareCardUrl, tagUrl } from "../post.ts"
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
  const pages = Math.ceil(post.posts / blogPageSize)
  const laterPages = Array.from({ length: pages - 1 }, (_, n) =>
    listAddress(blogUrl, { term: null, page: n + 2 }),
  )
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

/** Adds the address of the page's data, which client-side navigation loads instead of the page. */
function withData(address: string) {
  const [pathname = "", query] = address.split("?")
  return [address, `${pathname}.data${query ? `?${query}` : ""}`]
}
