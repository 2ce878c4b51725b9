import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"

const categories = (db: Db) =>
  db
    .selectFrom("blogCategories")
    .select(["id", "siteId", "name", "slug", "description", "active", "createdAt"])
    .where("siteId", "=", siteId)
    .where("active", "=", true)

export const listCategories = (db: Db) => categories(db).orderBy(sql`name collate "pt-BR-x-icu"`).execute()

export const findCategory = async (db: Db, slug: string) =>
  (await categories(db).where("slug", "=", slug).executeTakeFirst()) ?? null
