import { runExperiments } from "../tools/measured.ts"
import { blogDepth } from "./blog-depth.ts"
import { blogGrowth } from "./blog-growth.ts"
import { closeBlogHouse } from "./blog-house.ts"
import { deskGrowth } from "./desk-growth.ts"
import { edgeFreshness } from "./edge-freshness.ts"
import { edgeStampede } from "./edge-stampede.ts"
import { edgeThroughput } from "./edge-throughput.ts"
import { hotPost } from "./hot-post.ts"
import { leadLatency } from "./lead-latency.ts"
import { leadThroughput } from "./lead-throughput.ts"
import { search } from "./search.ts"

await runExperiments({
  P1: edgeThroughput,
  P2: edgeStampede,
  P3: edgeFreshness,
  P5: leadThroughput,
  P6: leadLatency,
  P9: blogGrowth,
  P10: blogDepth,
  P11: search,
  P12: hotPost,
  P13: deskGrowth,
})
await closeBlogHouse()
