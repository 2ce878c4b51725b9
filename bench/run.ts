import { runExperiments } from "../tools/measured.ts"
import { leadLatency } from "./lead-latency.ts"
import { leadThroughput } from "./lead-throughput.ts"

await runExperiments({ P5: leadThroughput, P6: leadLatency })
