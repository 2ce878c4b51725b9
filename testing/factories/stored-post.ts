import { siteId } from "../../app/blog/blog-site.ts"
import type { Db } from "../../app/platform/db/db.server.ts"

type Overrides = {
  siteId?: string
  authorId?: number
  slug?: string
  title?: string
  content?: string
  status?: "draft" | "scheduled" | "published" | "archived"
  publishedAt?: Date | null
  updatedAt?: Date
  featured?: boolean
  views?: number
  likes?: number
  categoryIds?: readonly number[]
  tagIds?: readonly number[]
}

let number = 0

/** Inserts a post with its categories and tags, published yesterday by default. */
export async function storePost(
  owner: Db,
  authorId: number,
  { categoryIds = [], tagIds = [], ...overrides }: Overrides = {},
) {
  number++
  const post = {
    siteId,
    authorId,
    title: `Texto ${number}`,
    slug: `texto-${number}`,
    status: "published",
    publishedAt: new Date(Date.now() - 86_400_000),
    ...overrides,
  }
  const { id } = await owner.insertInto("blogPosts").values(post).returning("id").executeTakeFirstOrThrow()
  const postId = id
  // The post is already visible, so another session of the test may have labelled it.
  if (categoryIds.length > 0)
    await owner
      .insertInto("blogPostCategories")
      .values(categoryIds.map((categoryId, position) => ({ postId, categoryId, position })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (tagIds.length > 0)
    await owner
      .insertInto("blogPostTags")
      .values(tagIds.map((tagId) => ({ postId, tagId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return { id, slug: post.slug }
}

export async function storeAuthor(owner: Db, slug: string, site = siteId) {
  const author = {
    siteId: site,
    name: `Nome de ${slug}`,
    slug,
    bio: `Vida de ${slug}`,
    email: `${slug}@exemplo.example`,
  }
  const { id } = await owner
    .insertInto("blogAuthors")
    .values({ ...author, socialLinks: JSON.stringify({ website: "https://exemplo.example" }) })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

export async function storeLabel(
  owner: Db,
  table: "blogCategories" | "blogTags",
  slug: string,
  { site = siteId, active = true, name = `Nome de ${slug}` } = {},
) {
  const { id } = await owner
    .insertInto(table)
    .values({ siteId: site, name, slug, active })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}
