import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"
import type { blogTaxonomy } from "./blog-taxonomy.ts"

type Taxonomy = typeof blogTaxonomy

/** Inserts authors, categories and tags, and updates the texts of existing ones. */
export async function upsertTaxonomy(db: Db, { authors, categories, tags }: Taxonomy) {
  await db
    .insertInto("blogAuthors")
    .values(authors.map((author) => ({ ...author, siteId, socialLinks: JSON.stringify(author.socialLinks) })))
    .onConflict((conflict) =>
      conflict.columns(["siteId", "slug"]).doUpdateSet((set) => ({
        name: set.ref("excluded.name"),
        bio: set.ref("excluded.bio"),
        // A picture that the office chose itself stays.
        avatarUrl: sql<string | null>`coalesce(blog_authors.avatar_url, excluded.avatar_url)`,
        email: set.ref("excluded.email"),
        socialLinks: set.ref("excluded.socialLinks"),
      })),
    )
    .execute()
  await db
    .insertInto("blogCategories")
    .values(categories.map((category) => ({ ...category, siteId })))
    .onConflict((conflict) =>
      conflict.columns(["siteId", "slug"]).doUpdateSet((set) => ({
        name: set.ref("excluded.name"),
        description: set.ref("excluded.description"),
      })),
    )
    .execute()
  await db
    .insertInto("blogTags")
    .values(tags.map((tag) => ({ ...tag, siteId })))
    .onConflict((conflict) =>
      conflict.columns(["siteId", "slug"]).doUpdateSet((set) => ({ name: set.ref("excluded.name") })),
    )
    .execute()
}

export async function findAuthor(db: Db, slug: string) {
  return (
    (await db
      .selectFrom("blogAuthors")
      .select(["id", "name", "slug", "bio", "avatarUrl", "socialLinks"])
      .where("siteId", "=", siteId)
      .where("slug", "=", slug)
      .executeTakeFirst()) ?? null
  )
}

/** @public §7; no page lists them yet. */
export const listCategories = (db: Db) => categories(db).orderBy(sql`name collate "pt-BR-x-icu"`).execute()

function categories(db: Db) {
  return db
    .selectFrom("blogCategories")
    .select(["id", "siteId", "name", "slug", "description", "active", "createdAt"])
    .where("siteId", "=", siteId)
    .where("active", "=", true)
}

export async function findCategory(db: Db, slug: string) {
  return (await categories(db).where("slug", "=", slug).executeTakeFirst()) ?? null
}

/** @public §7; no page lists them yet. */
export const listTags = (db: Db) => tags(db).orderBy(sql`name collate "pt-BR-x-icu"`).execute()

function tags(db: Db) {
  return db
    .selectFrom("blogTags")
    .select(["id", "siteId", "name", "slug", "active", "createdAt"])
    .where("siteId", "=", siteId)
    .where("active", "=", true)
}

export async function findTag(db: Db, slug: string) {
  return (await tags(db).where("slug", "=", slug).executeTakeFirst()) ?? null
}
