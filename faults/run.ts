import { runExperiments } from "../tools/measured.ts"
import { acknowledgedLeads } from "./acknowledged-leads.ts"
import { countedEvents } from "./counted-events.ts"
import { exhaustedPool } from "./exhausted-pool.ts"
import { fullDisk } from "./full-disk.ts"
import { headerInjection } from "./header-injection.ts"
import { leadFlood } from "./lead-flood.ts"
import { malformedRequests } from "./malformed-requests.ts"
import { notificationDelay } from "./notification-delay.ts"
import { oneLead } from "./one-lead.ts"
import { personalLeaks } from "./personal-leaks.ts"
import { rollingRestarts } from "./rolling-restarts.ts"
import { scriptInjection } from "./script-injection.ts"
import { signInGuesses } from "./sign-in-guesses.ts"
import { slowClients } from "./slow-clients.ts"
import { stoppedHouse } from "./stopped-house.ts"

await runExperiments({
  R1: acknowledgedLeads,
  R2: notificationDelay,
  R6: fullDisk,
  R8: exhaustedPool,
  R9: slowClients,
  R10: stoppedHouse,
  R12: oneLead,
  R13: countedEvents,
  R14: rollingRestarts,
  S1: malformedRequests,
  S4: scriptInjection,
  S5: headerInjection,
  S10: leadFlood,
  S11: personalLeaks,
  "SIGN-IN": signInGuesses,
})
