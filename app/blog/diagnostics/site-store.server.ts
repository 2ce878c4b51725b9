import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"
import { visible } from "../visible.server.ts"

export type SiteRow = {
  id: string
  name: string
  displayName: string
  domain: string
  isActive: boolean
  /** The site that the blog filters by (§9). */
  isOurs: boolean
  posts: number
}

/** Every site with its number of posts, ours first, then the older site of engineers (D53). */
export const listSites = async (db: Db) => (await sitesQuery(null).execute(db)).rows

function sitesQuery(only: string | null) {
  return sql<SiteRow>`
  select s.id, s.name, s.display_name, s.domain, s.is_active, s.id = ${siteId} as is_ours, count(p.id) as posts
  from sites s left join blog_posts p on p.site_id = s.id
  where ${only === null ? sql`true` : sql`s.id = ${only}::uuid`}
  group by s.id order by is_ours desc, s.name`
}

/** The blog's own site, or null. */
export const findOurSite = async (db: Db) => (await sitesQuery(siteId).execute(db)).rows[0] ?? null

export type PostCounts = { total: number; published: number; visible: number; featured: number }

/** The posts of our site, of every status. */
export async function countPosts(db: Db): Promise<PostCounts> {
  const { rows } = await sql<PostCounts>`
    select count(*) as total, count(*) filter (where p.status = 'published') as published,
      count(*) filter (where ${visible()}) as visible, count(*) filter (where ${visible()} and p.featured) as featured
    from blog_posts p where p.site_id = ${siteId}`.execute(db)
  return rows[0] ?? { total: 0, published: 0, visible: 0, featured: 0 }
}

/** §4: sets the flag; false when there is no such site. */
export async function updateSiteActive(db: Db, id: string) {
  const { numUpdatedRows } = await db
    .updateTable("sites")
    .set({ isActive: true })
    .where("id", "=", id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The titles of the newest visible posts, read without the list store: the fallback of the service test. */
export async function listTitlesDirectly(db: Db, limit: number) {
  const { rows } = await sql<{ title: string }>`
    select p.title from blog_posts p where ${visible()} order by p.published_at desc limit ${limit}`.execute(
    db,
  )
  return rows.map(({ title }) => title)
}
