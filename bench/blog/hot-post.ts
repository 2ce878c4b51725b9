import { createViewRecorder } from "../../app/blog/counting/view-recorder.server.ts"
import { createDb } from "../../app/platform/db/db.server.ts"
import { type HotPost, openHotBlog } from "../../faults/blog/hot-blog.ts"
import { median, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { openBarePool } from "../bare-pool.ts"
import { runLoad } from "../load.ts"
import { silentLog } from "./blog-database.ts"

const [ship, aim] = [5, 20]
/** The same number as in P2. */
const concurrency = 1000
const connections = 16

/** P12: views per second on one hot post ÷ the single-row UPDATE … + 1, both answered after the commit. */
export async function hotPost(run: Run): Promise<Result> {
  console.log("\nP12 views on one hot post, events/s ÷ single-row UPDATE … + 1")
  const { blocks, seconds } = run.isQuick ? { blocks: 2, seconds: 1 } : { blocks: 10, seconds: 4 }
  const blog = await openHotBlog()
  const pool = openBarePool({ connectionString: blog.urls.staff, max: connections })
  const db = createDb({ url: blog.urls.web, name: "bench", log: silentLog, maxConnections: connections })
  const { recordViewQuietly } = createViewRecorder({ db, log: silentLog })
  try {
    const [ours, theirs, broken] = [
      await blog.addPost("nosso"),
      await blog.addPost("linha"),
      await blog.addPost("perde"),
    ]
    const plusOne = async ({ id }: HotPost) => {
      await pool.query({
        name: "one",
        text: "update blog_posts set views = views + 1 where id = $1",
        values: [id],
      })
    }
    const readThenWrite = async ({ id }: HotPost) => {
      const { rows } = await pool.query<{ views: string }>("select views from blog_posts where id = $1", [id])
      await pool.query("update blog_posts set views = $1 where id = $2", [Number(rows[0]?.views) + 1, id])
    }
    const view = async () => {
      const visit = {
        slug: ours.slug,
        referrer: "https://exemplo.example/",
        userAgent: "Mozilla/5.0 (medida)",
      }
      if (!(await recordViewQuietly(visit))) throw new Error("a view was not counted")
    }
    console.log(
      `${concurrency} readers in both arms; the arm with the single row has ${connections} connections and stores no event, the product stores every event and uses one connection`,
    )
    const rates: [number[], number[]] = [[], []]
    const acknowledged = { ours: 0, theirs: 0 }
    for (let block = 1; block <= blocks; block++) {
      const row = (await runLoad({ seconds, concurrency }, () => plusOne(theirs))).length
      const product = (await runLoad({ seconds, concurrency }, view)).length
      acknowledged.theirs += row
      acknowledged.ours += product
      rates[0].push(row / seconds)
      rates[1].push(product / seconds)
      console.log(
        `block ${block}: row ${(row / seconds).toFixed(0)}/s, product ${(product / seconds).toFixed(0)}/s`,
      )
    }
    const lossy = (await runLoad({ seconds: 1, concurrency }, () => readThenWrite(broken))).length
    const [tally, rowTally] = [await blog.tallyOf(ours), await blog.tallyOf(theirs)]
    const brokenTally = await blog.tallyOf(broken)
    const isExact =
      tally.views === acknowledged.ours &&
      tally.viewEvents === acknowledged.ours &&
      rowTally.views === acknowledged.theirs
    const isControlCaught = brokenTally.views < lossy
    console.log(
      `totals: product ${tally.views} views and ${tally.viewEvents} events of ${acknowledged.ours} acknowledged; row ${rowTally.views} of ${acknowledged.theirs}; control, read then write: ${brokenTally.views} of ${lossy}`,
    )
    const ratios = rates[1].map((rate, n) => rate / (rates[0][n] ?? Number.NaN))
    const ratio = rounded(median(ratios), 1)
    return {
      id: "P12",
      value: {
        ratio,
        lowest: rounded(quantile(ratios, 0), 1),
        highest: rounded(quantile(ratios, 1), 1),
        productPerSecond: rounded(median(rates[1]), 0),
        rowPerSecond: rounded(median(rates[0]), 0),
        isExact,
        isControlCaught,
      },
      ship,
      aim,
      met: !isExact ? "none" : ratio >= aim ? "aim" : ratio >= ship ? "ship" : "none",
      isSound: isExact && isControlCaught,
    }
  } finally {
    await Promise.all([pool.end(), db.destroy()])
    await blog.close()
  }
}
