import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"

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
