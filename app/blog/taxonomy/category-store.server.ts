import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"

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
