import { runExperiments } from "../tools/measured.ts"
import { acknowledgedLeads } from "./acknowledged-leads.ts"
import { headerInjection } from "./header-injection.ts"
import { notificationDelay } from "./notification-delay.ts"

await runExperiments({ R1: acknowledgedLeads, R2: notificationDelay, S5: headerInjection })
