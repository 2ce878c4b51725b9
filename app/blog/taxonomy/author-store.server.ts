import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"

export const findAuthor = async (db: Db, slug: string) =>
  (await db
    .selectFrom("blogAuthors")
    .select(["id", "name", "slug", "bio", "avatarUrl", "socialLinks"])
    .where("siteId", "=", siteId)
    .where("slug", "=", slug)
    .executeTakeFirst()) ?? null
