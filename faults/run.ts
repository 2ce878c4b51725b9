import { runExperiments } from "../tools/measured.ts"
import { acknowledgedLeads } from "./acknowledged-leads.ts"
import { countedEvents } from "./counted-events.ts"
import { exhaustedPool } from "./exhausted-pool.ts"
import { fullDisk } from "./full-disk.ts"
import { headerInjection } from "./header-injection.ts"
import { malformedRequests } from "./malformed-requests.ts"
import { notificationDelay } from "./notification-delay.ts"
import { oneLead } from "./one-lead.ts"
import { personalLeaks } from "./personal-leaks.ts"
import { rollingRestarts } from "./rolling-restarts.ts"
import { scriptInjection } from "./script-injection.ts"

await runExperiments({
  R1: acknowledgedLeads,
  R2: notificationDelay,
  R6: fullDisk,
  R8: exhaustedPool,
  R12: oneLead,
  R13: countedEvents,
  R14: rollingRestarts,
  S1: malformedRequests,
  S4: scriptInjection,
  S5: headerInjection,
  S11: personalLeaks,
})
