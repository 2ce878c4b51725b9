import { runExperiments } from "../tools/measure/run-experiments.ts"
import { closeBlogStack } from "./blog/blog-database.ts"
import { blogGrowth } from "./blog/blog-growth.ts"
import { hotPost } from "./blog/hot-post.ts"
import { listOrigin } from "./blog/list-origin.ts"
import { postRender } from "./blog/post-render.ts"
import { deskGrowth } from "./desk/desk-growth.ts"
import { edgeThroughput } from "./edge/edge-throughput.ts"
import { edgeFreshness } from "./edge/freshness.ts"
import { edgeStampede } from "./edge/stampede.ts"
import { leadLatency } from "./leads/latency.ts"
import { leadThroughput } from "./leads/lead-throughput.ts"
import { retention } from "./leads/retention.ts"
import { deskPages } from "./pages/desk-pages.ts"
import { documentWeight, requestCount, scriptWeight } from "./pages/first-view-figures.ts"
import { largestPaint } from "./pages/largest-paint.ts"
import { lighthouseScores } from "./pages/lighthouse-scores.ts"
import { closePageStack } from "./pages/page-browser.ts"
import { idle } from "./processes/idle.ts"
import { synchronousStandby } from "./replication/synchronous-standby.ts"
import { search } from "./search/search.ts"
import { mailThroughput } from "./worker/mail-throughput.ts"
import { workerThroughput } from "./worker/worker-throughput.ts"

const experiments = {
  P1: edgeThroughput,
  P2: edgeStampede,
  P3: edgeFreshness,
  P4: postRender,
  P5: leadThroughput,
  P6: leadLatency,
  P8: listOrigin,
  P9: blogGrowth,
  P11: search,
  P12: hotPost,
  P13: deskGrowth,
  P16: documentWeight,
  P17: scriptWeight,
  P18: largestPaint,
  P19: lighthouseScores,
  P20: requestCount,
  P21: idle,
  P22: deskPages,
  P23: workerThroughput,
  P24: mailThroughput,
  P25: synchronousStandby,
  P26: retention,
}
// P3 waits for the edge to be refreshed, P21 for programs at rest, P23 for mails, P25 for a cluster to start.
await runExperiments(experiments, { waiting: ["P3", "P21", "P23", "P25"] })
await closeBlogStack()
await closePageStack()
