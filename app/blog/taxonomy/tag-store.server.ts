import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"

const tags = (db: Db) =>
  db
    .selectFrom("blogTags")
    .select(["id", "siteId", "name", "slug", "active", "createdAt"])
    .where("siteId", "=", siteId)
    .where("active", "=", true)

export const listTags = (db: Db) => tags(db).orderBy(sql`name collate "pt-BR-x-icu"`).execute()

export const findTag = async (db: Db, slug: string) =>
  (await tags(db).where("slug", "=", slug).executeTakeFirst()) ?? null
