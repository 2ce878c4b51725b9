import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { buildCorpus } from "../../bench/blog/blog-corpus.ts"
import { recordPlans } from "../../testing/oracles/query-plans.ts"
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts"
import type { Db } from "../platform/db/db.server.ts"
import { listPosts } from "./lists/post-list-store.server.ts"
import { listChangedPosts, listSitemapBlock } from "./lists/sitemap-store.server.ts"
import { findPost } from "./reading/post-store.server.ts"
import { findNeighbours, listRelatedPosts } from "./reading/related-post-store.server.ts"

/** What the stores really send, and how PostgreSQL would really run it for the web role. */
let database: TestDatabase
let plans: ReturnType<typeof recordPlans>

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await buildCorpus(database.adminUrl, { posts: 5000 })
  plans = recordPlans(database.urls.web)
})
afterAll(async () => {
  await plans.close()
  await database.drop()
})

const plansOf = (ask: (db: Db) => Promise<unknown>) => plans.plansOf(ask)

const readsPostsWhole = /Seq Scan on blog_(posts|post_categories|post_tags|list_counts)\b/

test.each([
  ["all posts", "blog_posts_visible", {}],
  ["the featured posts", "blog_posts_featured", { isFeatured: true }],
  ["an author's posts", "blog_posts_by_author", { author: "autor-3" }],
  ["a category's posts", "blog_post_categories_listed", { category: "categoria-3" }],
  ["a tag's posts", "blog_post_tags_listed", { tag: "tag-3" }],
] as const)(
  "[S7.14] a page of %s is one statement, read in order from %s, and nothing is counted one by one",
  async (_name, index, filter) => {
    for (const page of [1, 20]) {
      const plans = await plansOf((db) => listPosts(db, filter, { page }))
      expect(plans).toHaveLength(1)
      // How it reads the index depends on what vacuum has seen; that it reads this one, and no post beside, does not.
      expect(plans[0]).toMatch(
        new RegExp(`(Index Only Scan using ${index} on \\w+ l |Bitmap Index Scan on ${index})`),
      )
      expect(plans[0]).not.toMatch(readsPostsWhole)
    }
  },
)

test("[S7.18] a post is one statement that reads its own rows", async () => {
  const plans = await plansOf((db) => findPost(db, "texto-77"))
  expect(plans).toHaveLength(1)
  expect(plans[0]).toMatch(/Index Scan using blog_posts_site_id_slug_key on blog_posts p/)
  expect(plans[0]).not.toMatch(readsPostsWhole)
})

test("[S7.24] sitemap, related posts and neighbours read no post they do not tell", async () => {
  const related = {
    id: 5,
    categories: [{ id: 3, name: "", slug: "", description: "" }],
    tags: [{ id: 7, name: "", slug: "" }],
  }
  for (const ask of [
    (db: Db) => listChangedPosts(db, 100),
    (db: Db) => listSitemapBlock(db, 2),
    (db: Db) => listRelatedPosts(db, related),
    (db: Db) => findNeighbours(db, { id: 5 }),
  ]) {
    const [plan = ""] = await plansOf(ask)
    expect(plan).not.toMatch(readsPostsWhole)
  }
})
