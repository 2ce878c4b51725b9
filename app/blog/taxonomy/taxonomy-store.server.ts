import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"
import type { shelf } from "./blog-taxonomy.ts"

type Shelf = typeof shelf

/** Authors, categories and tags the articles stand under; known ones get their present words. */
export async function upsertShelf(db: Db, { authors, categories, tags }: Shelf) {
  await db
    .insertInto("blogAuthors")
    .values(authors.map((author) => ({ ...author, siteId, socialLinks: JSON.stringify(author.socialLinks) })))
    .onConflict((conflict) =>
      conflict.columns(["siteId", "slug"]).doUpdateSet((set) => ({
        name: set.ref("excluded.name"),
        bio: set.ref("excluded.bio"),
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
