import { sql } from "kysely"
import { href } from "react-router"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"
import { visible } from "../visible.server.ts"

export type SitemapEntry = { slug: string; updatedAt: Date }

/** The limit of the sitemap protocol. */
const maxUrls = 50_000

/** @public §7: the sitemap helper, the last changed post first. No page uses it. */
export async function listChangedPosts(db: Db, limit = maxUrls): Promise<SitemapEntry[]> {
  const { rows } = await sql<SitemapEntry>`
    select p.slug, p.updated_at from blog_posts p where ${visible()}
    order by p.updated_at desc, p.id desc limit ${limit}`.execute(db)
  return rows
}

// A file covers a range of ids instead of a page of a list: every file costs the same, and a new post changes only
// the last file.
const blockSize = 100

/** The file that lists a post. */
export const sitemapFileOf = (postId: number) => sitemapFile(Math.floor(postId / blockSize))

export const sitemapFile = (block: number) => href("/:name.xml", { name: `sitemap-posts-${block + 1}` })

/** The number of files of the paged sitemap; blocks are numbered from 0. */
export async function countSitemapBlocks(db: Db) {
  const { rows } = await sql<{ id: number }>`
    select p.id from blog_posts p where ${visible()} order by p.id desc limit 1`.execute(db)
  return rows[0] ? Math.floor(rows[0].id / blockSize) + 1 : 0
}

export async function listSitemapBlock(db: Db, block: number): Promise<SitemapEntry[]> {
  const { rows } = await sql<SitemapEntry>`
    select p.slug, p.updated_at from blog_posts p
    where ${visible()} and p.id >= ${block * blockSize} and p.id < ${(block + 1) * blockSize}
    order by p.id`.execute(db)
  return rows
}

export type ReadableLabel = { kind: "category" | "tag" | "author"; slug: string }

/** Categories, tags and authors with at least one visible post. */
export async function listReadableLabels(db: Db): Promise<ReadableLabel[]> {
  const { rows } = await sql<ReadableLabel>`
    select 'category' as kind, c.slug from blog_categories c
    where c.site_id = ${siteId} and c.active and exists (
      select from blog_post_categories l join blog_posts p on p.id = l.post_id
      where l.category_id = c.id and ${visible()})
    union all
    select 'tag', t.slug from blog_tags t
    where t.site_id = ${siteId} and t.active and exists (
      select from blog_post_tags l join blog_posts p on p.id = l.post_id where l.tag_id = t.id and ${visible()})
    union all
    select 'author', a.slug from blog_authors a
    where a.site_id = ${siteId} and exists (
      select from blog_posts p where p.author_id = a.id and ${visible()})
    order by 1, 2`.execute(db)
  return rows
}
