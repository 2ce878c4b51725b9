import { runExperiments } from "../tools/measured.ts"
import { acknowledgedLeads } from "./acknowledged-leads.ts"
import { headerInjection } from "./header-injection.ts"
import { notificationDelay } from "./notification-delay.ts"
import { oneLead } from "./one-lead.ts"

await runExperiments({
  R1: acknowledgedLeads,
  R2: notificationDelay,
  R12: oneLead,
  S5: headerInjection,
})
