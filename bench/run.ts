import { runExperiments } from "../tools/measured.ts"
import { blogDepth } from "./blog-depth.ts"
import { blogGrowth } from "./blog-growth.ts"
import { closeBlogHouse } from "./blog-house.ts"
import { deskGrowth } from "./desk-growth.ts"
import { edgeFreshness } from "./edge-freshness.ts"
import { edgeStampede } from "./edge-stampede.ts"
import { edgeThroughput } from "./edge-throughput.ts"
import { documentWeight, requestCount, scriptWeight } from "./first-view-figures.ts"
import { hotPost } from "./hot-post.ts"
import { largestPaint } from "./largest-paint.ts"
import { leadLatency } from "./lead-latency.ts"
import { leadThroughput } from "./lead-throughput.ts"
import { lighthouseScores } from "./lighthouse-scores.ts"
import { listOrigin } from "./list-origin.ts"
import { closePageHouse } from "./page-house.ts"
import { postRender } from "./post-render.ts"
import { search } from "./search.ts"

await runExperiments({
  P1: edgeThroughput,
  P2: edgeStampede,
  P3: edgeFreshness,
  P4: postRender,
  P5: leadThroughput,
  P6: leadLatency,
  P8: listOrigin,
  P9: blogGrowth,
  P10: blogDepth,
  P11: search,
  P12: hotPost,
  P13: deskGrowth,
  P16: documentWeight,
  P17: scriptWeight,
  P18: largestPaint,
  P19: lighthouseScores,
  P20: requestCount,
})
await closeBlogHouse()
await closePageHouse()
