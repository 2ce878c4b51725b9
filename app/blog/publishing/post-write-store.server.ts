import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import { siteId } from "../blog-site.ts"
import type { PostDraft } from "./post-draft.ts"

type Row = Omit<PostDraft, "body" | "author" | "categories" | "tags" | "sources"> & {
  authorId: number
  content: string
  contentText: string
  readingTime: number
  sources: string
}

type Labels = "blogCategories" | "blogTags"

export async function findAuthorId(transaction: Transaction<DB>, slug: string) {
  const author = await transaction
    .selectFrom("blogAuthors")
    .select("id")
    .where("siteId", "=", siteId)
    .where("slug", "=", slug)
    .executeTakeFirst()
  return author?.id ?? null
}

/** In the order of `slugs`, without unknown labels. */
export async function listLabelIds(transaction: Transaction<DB>, table: Labels, slugs: readonly string[]) {
  const rows = slugs.length
    ? await transaction
        .selectFrom(table)
        .select(["id", "slug"])
        .where("siteId", "=", siteId)
        .where("slug", "in", [...slugs])
        .execute()
    : []
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug)?.id ?? [])
}

const snake = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A post saved without changes keeps its `updated_at`. */
export async function upsertPost(transaction: Transaction<DB>, row: Row) {
  const columns = Object.keys(row).filter((key) => key !== "slug")
  const of = (table: string) => sql.join(columns.map((key) => sql.ref(`${table}.${snake(key)}`)))
  const changed = await transaction
    .insertInto("blogPosts")
    .values({ ...row, siteId })
    .onConflict((conflict) =>
      conflict
        .columns(["siteId", "slug"])
        .doUpdateSet((set) => ({
          ...Object.fromEntries(columns.map((key) => [key, set.ref(`excluded.${key}` as "excluded.title")])),
          updatedAt: sql<Date>`now()`,
        }))
        .where(sql<boolean>`(${of("blog_posts")}) is distinct from (${of("excluded")})`),
    )
    .returning("id")
    .executeTakeFirst()
  if (changed) return { id: changed.id, isChanged: true }
  const { id } = await transaction
    .selectFrom("blogPosts")
    .select("id")
    .where("siteId", "=", siteId)
    .where("slug", "=", row.slug)
    .executeTakeFirstOrThrow()
  return { id, isChanged: false }
}

export async function replacePostCategories(
  transaction: Transaction<DB>,
  postId: number,
  categoryIds: readonly number[],
) {
  await transaction
    .deleteFrom("blogPostCategories")
    .where("postId", "=", postId)
    .$if(categoryIds.length > 0, (query) => query.where("categoryId", "not in", [...categoryIds]))
    .execute()
  if (categoryIds.length === 0) return
  await transaction
    .insertInto("blogPostCategories")
    .values(categoryIds.map((categoryId, position) => ({ postId, categoryId, position })))
    .onConflict((conflict) =>
      conflict
        .columns(["postId", "categoryId"])
        .doUpdateSet((set) => ({ position: set.ref("excluded.position") }))
        .whereRef("blogPostCategories.position", "<>", "excluded.position"),
    )
    .execute()
}

export async function replacePostTags(
  transaction: Transaction<DB>,
  postId: number,
  tagIds: readonly number[],
) {
  await transaction
    .deleteFrom("blogPostTags")
    .where("postId", "=", postId)
    .$if(tagIds.length > 0, (query) => query.where("tagId", "not in", [...tagIds]))
    .execute()
  if (tagIds.length === 0) return
  await transaction
    .insertInto("blogPostTags")
    .values(tagIds.map((tagId) => ({ postId, tagId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
