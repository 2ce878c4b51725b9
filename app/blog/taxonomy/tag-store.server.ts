import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"

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
