import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import type { Post } from "../post.ts"
import { visible } from "../visible.server.ts"

/** §7: read one post; null when no visible post has the slug. */
export async function findPost(db: Db, slug: string): Promise<Post | null> {
  const { rows } = await sql<Post>`
    select p.id, p.title, p.slug, p.excerpt, p.content, p.featured_image, p.featured_image_alt, p.published_at,
      p.updated_at, p.created_at, p.reading_time, p.featured, p.views, p.likes,
      p.meta_title, p.meta_description, p.meta_keywords, p.canonical_url, p.reviewed_on, p.reviewed_by, p.sources,
      json_build_object('name', a.name, 'slug', a.slug, 'bio', a.bio, 'avatarUrl', a.avatar_url,
        'email', a.email, 'socialLinks', a.social_links) as author,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug,
          'description', c.description) order by pc.position, c.id), '[]')
        from blog_post_categories pc join blog_categories c on c.id = pc.category_id
        where pc.post_id = p.id and c.active) as categories,
      (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'slug', t.slug) order by t.name collate "pt-BR-x-icu"), '[]')
        from blog_post_tags pt join blog_tags t on t.id = pt.tag_id
        where pt.post_id = p.id and t.active) as tags
    from blog_posts p join blog_authors a on a.id = p.author_id
    where ${visible()} and p.slug = ${slug}`.execute(db)
  return rows[0] ?? null
}

/** The title of a visible post; null when no visible post has the slug. */
export async function findPostTitle(db: Db, slug: string): Promise<string | null> {
  const { rows } = await sql<{ title: string }>`
    select p.title from blog_posts p where ${visible()} and p.slug = ${slug}`.execute(db)
  return rows[0]?.title ?? null
}
