import { runExperiments } from "../tools/measured.ts"
import { acknowledgedLeads } from "./acknowledged-leads.ts"
import { countedEvents } from "./counted-events.ts"
import { notificationDelay } from "./notification-delay.ts"

await runExperiments({ R1: acknowledgedLeads, R2: notificationDelay, R13: countedEvents })
