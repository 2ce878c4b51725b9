import { plainPage } from "../../app/blog/lists/counted-page.server.ts"
import { listPage } from "../../app/blog/lists/post-cards.server.ts"
import { postListsOf } from "../../app/blog/lists/post-list.server.ts"
import { listPosts } from "../../app/blog/lists/post-list-store.server.ts"
import { listChangedPosts, listSitemapBlock } from "../../app/blog/lists/sitemap-store.server.ts"
import { blogPageSize } from "../../app/blog/post.ts"
import { findPost } from "../../app/blog/reading/post-store.server.ts"
import { listRelatedPosts } from "../../app/blog/reading/related-post-store.server.ts"
import { moment } from "../../app/blog/visible.server.ts"
import type { Db } from "../../app/platform/db/db.server.ts"
import type { Result, Run } from "../../tools/measure/run-experiments.ts"
import { alternate } from "../alternate.ts"
import { blogStack } from "./blog-database.ts"

const [ship, aim] = [2, 1.2]
const limit = blogPageSize

/** What is asked, of the n-th of the same things in both blogs. */
const questions: Record<string, (db: Db, n: number) => Promise<unknown>> = {
  list: (db) => listPosts(db, {}, { limit }),
  featured: (db) => listPosts(db, { isFeatured: true }, { limit }),
  category: (db, n) => listPosts(db, { category: `categoria-${1 + (n % 40)}` }, { limit }),
  tag: (db, n) => listPosts(db, { tag: `tag-${1 + (n % 300)}` }, { limit }),
  author: (db, n) => listPosts(db, { author: `autor-${1 + (n % 12)}` }, { limit }),
  post: (db, n) => findPost(db, `texto-${(n * 37) % 1000}`),
  related: async (db, n) =>
    listRelatedPosts(db, {
      id: n + 1,
      categories: [{ id: 1 + (n % 40), name: "", slug: "", description: "" }],
      tags: [],
    }),
  sitemapFile: (db) => listSitemapBlock(db, 0),
  sitemapHelper: (db) => listChangedPosts(db, 900),
}

/** P9: latency at 1,000,000 posts ÷ at 1,000, of every question a public page asks. */
export async function blogGrowth(run: Run): Promise<Result> {
  console.log(
    "\nP9 list, post, category, tag, sitemap: latency with many posts ÷ with 1,000, as the web door asks",
  )
  const { small, large } = await blogStack(run)
  const size = run.isQuick ? { blocks: 3, times: 10 } : { blocks: 12, times: 40 }
  const value: Record<string, Awaited<ReturnType<typeof alternate>>> = {}
  for (const [name, ask] of Object.entries(questions)) {
    value[name] = await alternate([(n) => ask(small.db, n), (n) => ask(large.db, n)], size)
    console.log(`${name}: ${JSON.stringify(value[name])}`)
  }
  for (const [name, ask] of Object.entries(questions).filter(([name]) => ["list", "tag"].includes(name)))
    for (const plan of await large.explain((db) => ask(db, 7))) console.log(`plan of ${name}:\n${plan}`)
  const control = await alternate([() => plainly(small), () => plainly(large)], { blocks: 3, times: 5 })
  console.log(`control, the last page of the list by count(*) and OFFSET: ${JSON.stringify(control)}`)
  const totals = await Promise.all([small, large].map(async ({ db }) => (await listPosts(db)).total))
  const isExact = totals[0] === small.posts && totals[1] === large.posts
  const worst = Math.max(...Object.values(value).map(({ ratio }) => ratio))
  const isControlCaught = control.ratio > Math.max(run.isQuick ? 0 : ship, value["list"]?.ratio ?? 0)
  return {
    id: "P9",
    value: { worst, posts: [small.posts, large.posts], ...value, control: control.ratio },
    ship,
    aim,
    met: worst <= aim ? "aim" : worst <= ship ? "ship" : "none",
    isSound: isExact && isControlCaught,
  }
}

function plainly({ db, posts }: { db: Db; posts: number }) {
  const offset = posts - limit
  return listPage(db, plainPage(postListsOf({}), { limit, offset, now: moment() }), { page: 1, limit })
}
