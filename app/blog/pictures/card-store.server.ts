import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"

/** The fields of a post that its share card shows. */
export async function findPostForCard(db: Db, postId: number) {
  const post = await db
    .selectFrom("blogPosts")
    .select((post) => [
      "id",
      "title",
      "slug",
      "status",
      post
        .selectFrom("blogPostCategories as link")
        .innerJoin("blogCategories as category", "category.id", "link.categoryId")
        .select("category.slug")
        .whereRef("link.postId", "=", "blogPosts.id")
        .orderBy("link.position")
        .limit(1)
        .as("topic"),
      post
        .selectFrom("blogShareCards as card")
        .select("card.drawnFrom")
        .whereRef("card.postId", "=", "blogPosts.id")
        .as("drawnFrom"),
    ])
    .where("blogPosts.id", "=", postId)
    .where("blogPosts.siteId", "=", siteId)
    .executeTakeFirst()
  return post ?? null
}

export function upsertCard(db: Db, card: { postId: number; drawnFrom: string; png: Uint8Array }) {
  return db
    .insertInto("blogShareCards")
    .values({ ...card, png: Buffer.from(card.png) })
    .onConflict((conflict) =>
      conflict.column("postId").doUpdateSet((set) => ({
        drawnFrom: set.ref("excluded.drawnFrom"),
        png: set.ref("excluded.png"),
        drawnAt: set.ref("excluded.drawnAt"),
      })),
    )
    .execute()
}

export async function findCard(db: Db, slug: string) {
  const card = await db
    .selectFrom("blogShareCards as card")
    .innerJoin("blogPosts as post", "post.id", "card.postId")
    .select(["card.png", "card.drawnFrom"])
    .where("post.siteId", "=", siteId)
    .where("post.slug", "=", slug)
    .where("post.status", "=", "published")
    .where("post.publishedAt", "<=", sql<Date>`now()`)
    .executeTakeFirst()
  return card ?? null
}
