import { listPosts } from "../../app/blog/lists/post-list-store.server.ts"
import { listChangedPosts, listSitemapBlock } from "../../app/blog/lists/sitemap-store.server.ts"
import { blogPageSize } from "../../app/blog/post.ts"
import { findPost } from "../../app/blog/reading/post-store.server.ts"
import { listRelatedPosts } from "../../app/blog/reading/related-post-store.server.ts"
import { blogTaxonomy } from "../../app/blog/taxonomy/blog-taxonomy.ts"
import type { Db } from "../../app/platform/db/db.server.ts"
import type { Result, Run } from "../../tools/measure/run-experiments.ts"
import { alternate } from "../alternate.ts"
import { blogStack } from "./blog-database.ts"

const [ship, aim] = [2, 1.2]
const limit = blogPageSize

const labelOf = (labels: readonly { slug: string }[], n: number) => labels[n % labels.length]?.slug ?? ""
const { authors, categories, tags } = blogTaxonomy

/** The queries, each with the n-th label or post, which is the same in both blogs. */
const queries: Record<string, (db: Db, n: number) => Promise<unknown>> = {
  list: (db) => listPosts(db, {}, { limit }),
  featured: (db) => listPosts(db, { isFeatured: true }, { limit }),
  category: (db, n) => listPosts(db, { category: labelOf(categories, n) }, { limit }),
  tag: (db, n) => listPosts(db, { tag: labelOf(tags, n) }, { limit }),
  author: (db, n) => listPosts(db, { author: labelOf(authors, n) }, { limit }),
  post: (db, n) => findPost(db, `texto-${(n * 37) % 100}`),
  related: (db, n) =>
    listRelatedPosts(db, {
      id: n + 1,
      categories: [{ id: 1 + (n % categories.length), name: "", slug: "", description: "" }],
      tags: [],
    }),
  sitemapFile: (db) => listSitemapBlock(db, 0),
  sitemapHelper: (db) => listChangedPosts(db, 90),
}

/** P9: latency at 10,000 posts (D73) ÷ at 100, of every query that a public page needs. */
export async function blogGrowth(run: Run): Promise<Result> {
  console.log(
    "\nP9 list, post, category, tag, sitemap: latency with 10,000 posts ÷ with 100, as the web role",
  )
  const { small, large } = await blogStack(run)
  const size = run.isQuick ? { blocks: 3, times: 10 } : { blocks: 12, times: 40 }
  const value: Record<string, Awaited<ReturnType<typeof alternate>>> = {}
  for (const [name, query] of Object.entries(queries)) {
    value[name] = await alternate([(n) => query(small.db, n), (n) => query(large.db, n)], size)
    console.log(`${name}: ${JSON.stringify(value[name])}`)
  }
  for (const plan of await large.explain((db) => listPosts(db, { tag: labelOf(tags, 7) }, { limit })))
    console.log(`plan of a tag:\n${plan}`)
  // The control: a query that reads every post must be slower on the large blog.
  const listAll = ({ posts, db }: Awaited<ReturnType<typeof blogStack>>["small"]) =>
    listPosts(db, {}, { limit: posts })
  const control = await alternate([() => listAll(small), () => listAll(large)], { blocks: 1, times: 2 })
  console.log(`control, all posts on one page: ${JSON.stringify(control)}`)
  const totals = await Promise.all([small, large].map(async ({ db }) => (await listPosts(db)).total))
  const isExact = totals[0] === small.posts && totals[1] === large.posts
  const worst = Math.max(...Object.values(value).map(({ ratio }) => ratio))
  return {
    id: "P9",
    value: { worst, posts: [small.posts, large.posts], ...value, control: control.ratio },
    ship,
    aim,
    met: worst <= aim ? "aim" : worst <= ship ? "ship" : "none",
    isSound: isExact && control.ratio > ship,
  }
}
