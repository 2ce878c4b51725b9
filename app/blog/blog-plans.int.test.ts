import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { buildCorpus } from "../../bench/blog/blog-corpus.ts"
import { recordPlans } from "../../testing/oracles/query-plans.ts"
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts"
import type { Db } from "../platform/db/db.server.ts"
import { listPosts } from "./lists/post-list-store.server.ts"
import { listChangedPosts, listSitemapBlock } from "./lists/sitemap-store.server.ts"
import { findPost } from "./reading/post-store.server.ts"
import { findNeighbours } from "./reading/related-post-store.server.ts"
import { searchPosts } from "./search/search-store.server.ts"

/** The statements the stores send, and the plans PostgreSQL chooses for them as the web role. */
let database: TestDatabase
let plansOf: ReturnType<typeof recordPlans>

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await buildCorpus(database.adminUrl, { posts: 2000 })
  plansOf = recordPlans(database.as.web)
})
afterAll(() => database.drop())

const sequentialScan = /Seq Scan on blog_(posts|post_categories|post_tags|post_texts)\b/

test.each([
  ["all posts", {}],
  ["the featured posts", { isFeatured: true }],
  ["an author's posts", { author: "dalva-nunes" }],
  ["a category's posts", { category: "direitos" }],
  ["a tag's posts", { tag: "ans" }],
] as const)("[S7.14] reads a page of %s and its exact total in one statement", async (_name, filter) => {
  for (const page of [1, 20]) expect(await plansOf((db) => listPosts(db, filter, { page }))).toHaveLength(1)
})

test("[N4.04] has no table, function or job of a search index of our own", async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'm')
      and relname ~ '^blog_.*(search|list|pending|posting|segment|bitmap)'
    union all
    select proname from pg_proc where pronamespace = 'public'::regnamespace
      and proname ~ 'blog_search|search_blog|blog_list|^count_listed|for_search'
    union all
    select name from pgboss.queue where name ~ 'blog.*(index|search)'`.execute(database.as.owner)
  expect(rows).toEqual([])
})

test.each([
  ["a rare word", "(1230)", "blog_post_texts_pieces"],
  ["a word that is in no post", "inexistente", "blog_post_texts_pieces"],
  ["two letters", "zz", "blog_post_texts_pieces"],
  ["a common word", "plano", "blog_post_texts_pieces"],
  ["a rare phrase", "leitura numero 1230:", "blog_post_texts_search"],
])("[N4.04] finds %s through PostgreSQL's own GIN index", async (_name, term, index) => {
  const plan = (await plansOf((db) => searchPosts(db, term))).at(-1)
  expect(plan).toContain(`Bitmap Index Scan on ${index}`)
  expect(plan).not.toMatch(sequentialScan)
  const { rows } = await sql<{ method: string; operators: string[] }>`
    select m.amname as method, array(select c.opcname::text from pg_opclass c where c.oid = any (i.indclass)) as operators
    from pg_index i join pg_class x on x.oid = i.indexrelid join pg_am m on m.oid = x.relam
    where x.relname = ${index}`.execute(database.as.owner)
  const operators = index.endsWith("search") ? ["gin_trgm_ops"] : ["array_ops"]
  expect(rows).toEqual([{ method: "gin", operators }])
})

test("[S7.18] reads a post in one statement, through an index", async () => {
  const plans = await plansOf((db) => findPost(db, "texto-77"))
  expect(plans).toHaveLength(1)
  expect(plans[0]).toMatch(/Index Scan using blog_posts_site_id_slug_key on blog_posts p/)
  expect(plans[0]).not.toMatch(sequentialScan)
})

test("[S7.24] reads sitemap and neighbours without a sequential scan of posts", async () => {
  for (const read of [
    (db: Db) => listChangedPosts(db, 100),
    (db: Db) => listSitemapBlock(db, 2),
    (db: Db) => findNeighbours(db, { id: 5 }),
  ]) {
    const [plan = ""] = await plansOf(read)
    expect(plan).not.toMatch(sequentialScan)
  }
})
