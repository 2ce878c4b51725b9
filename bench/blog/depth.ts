import { plainPage } from "../../app/blog/lists/counted-page.server.ts"
import { listPage } from "../../app/blog/lists/post-cards.server.ts"
import { type ListFilter, postListsOf } from "../../app/blog/lists/post-list.server.ts"
import { listPosts } from "../../app/blog/lists/post-list-store.server.ts"
import { blogPageSize } from "../../app/blog/post.ts"
import { moment } from "../../app/blog/visible.server.ts"
import type { Db } from "../../app/platform/db/db.server.ts"
import type { Result, Run } from "../../tools/measure/run-experiments.ts"
import { alternate } from "../alternate.ts"
import { blogStack } from "./blog-database.ts"

const [ship, aim] = [5, 1.5]
const limit = blogPageSize

/** P10: a deep page ÷ page 1, in the list of all posts and in a category. */
export async function blogDepth(run: Run): Promise<Result> {
  console.log("\nP10 list page 10,000 ÷ page 1, with 1,000,000 posts")
  const { large } = await blogStack(run)
  const size = run.isQuick ? { blocks: 3, times: 10 } : { blocks: 12, times: 30 }
  const category = { category: "categoria-7" }
  const deep = run.isQuick ? 1000 : 10_000
  const measure = (filter: ListFilter, pageOf: (n: number) => number) =>
    alternate(
      [
        () => listPosts(large.db, filter, { limit }),
        (n) => listPosts(large.db, filter, { limit, page: pageOf(n) }),
      ],
      size,
    )
  const last = Math.ceil((await listPosts(large.db, category)).total / limit)
  // Beside the page itself, so that no block is answered from one warm corner alone.
  const all = await measure({}, (n) => deep + (n % 5))
  const anywhere = await measure({}, (n) => 1 + ((n * 7919) % Math.floor(large.posts / limit)))
  const ofCategory = await measure(category, (n) => last - (n % 5))
  console.log(`page ${deep}: ${JSON.stringify(all)}\nany page: ${JSON.stringify(anywhere)}`)
  console.log(`the last pages of a category (${last}): ${JSON.stringify(ofCategory)}`)
  for (const plan of await large.explain((db) => listPosts(db, {}, { limit, page: deep })))
    console.log(`plan of page ${deep}:\n${plan}`)
  const control = await alternate([() => plainly(large.db, {}, 1), () => plainly(large.db, {}, deep)], {
    blocks: 3,
    times: 3,
  })
  const against = await alternate(
    [() => listPosts(large.db, {}, { limit, page: deep }), () => plainly(large.db, {}, deep)],
    { blocks: 3, times: 3 },
  )
  console.log(
    `control, count(*) and OFFSET: page ${deep} ÷ page 1 ${JSON.stringify(control)}; ÷ ours ${JSON.stringify(against)}`,
  )
  const [ours, theirs] = await Promise.all([
    listPosts(large.db, {}, { limit, page: deep }),
    plainly(large.db, {}, deep),
  ])
  const isSame = JSON.stringify(ours) === JSON.stringify(theirs)
  const worst = Math.max(all.ratio, ofCategory.ratio)
  return {
    id: "P10",
    value: {
      ratio: all.ratio,
      page: deep,
      posts: large.posts,
      all,
      anywhere,
      category: ofCategory,
      plainOverOurs: against.ratio,
    },
    ship,
    aim,
    met: worst <= aim ? "aim" : worst <= ship ? "ship" : "none",
    isSound: isSame && against.ratio > 1,
  }
}

function plainly(db: Db, filter: ListFilter, page: number) {
  return listPage(db, plainPage(postListsOf(filter), { limit, offset: (page - 1) * limit, now: moment() }), {
    page,
    limit,
  })
}
