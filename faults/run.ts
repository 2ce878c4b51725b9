import { runExperiments } from "../tools/measured.ts"
import { acknowledgedLeads } from "./acknowledged-leads.ts"
import { notificationDelay } from "./notification-delay.ts"
import { scriptInjection } from "./script-injection.ts"

await runExperiments({ R1: acknowledgedLeads, R2: notificationDelay, S4: scriptInjection })
