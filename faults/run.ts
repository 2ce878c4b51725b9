import { runExperiments } from "../tools/measure/run-experiments.ts"
import { countedEvents } from "./blog/counted-events.ts"
import { promotions } from "./cluster/promotions.ts"
import { malformedRequests } from "./http/malformed-requests.ts"
import { rollingRestarts } from "./http/rolling-restarts.ts"
import { slowClients } from "./http/slow-clients.ts"
import { headerInjection } from "./injection/header-injection.ts"
import { scriptInjection } from "./injection/script-injection.ts"
import { rotatedKeys } from "./keys/rotated-keys.ts"
import { acknowledgedLeads } from "./leads/acknowledged-leads.ts"
import { leadFlood } from "./leads/lead-flood.ts"
import { notificationDelay } from "./leads/notification-delay.ts"
import { oneLead } from "./leads/one-lead.ts"
import { personalLeaks } from "./leaks/personal-leaks.ts"
import { signInGuesses } from "./leaks/sign-in-guesses.ts"
import { raisedAlerts } from "./monitoring/raised-alerts.ts"
import { coldStarts } from "./outages/cold-starts.ts"
import { exhaustedPool } from "./outages/exhausted-pool.ts"
import { fullDisk } from "./outages/full-disk.ts"
import { networkCuts } from "./outages/network-cuts.ts"
import { powerCuts } from "./outages/power-cuts.ts"
import { secondPlace } from "./outages/second-place.ts"
import { stoppedSite } from "./outages/stopped-site.ts"

/** `npm run faults -- R1` runs R1. docs/reliability.md describes the ids. */
const experiments = {
  R1: acknowledgedLeads,
  R2: notificationDelay,
  R3: powerCuts,
  R4: networkCuts,
  R5: promotions,
  R6: fullDisk,
  R7: secondPlace,
  R8: exhaustedPool,
  R9: slowClients,
  R10: stoppedSite,
  R12: oneLead,
  R13: countedEvents,
  R14: rollingRestarts,
  R15: coldStarts,
  R16: raisedAlerts,
  S1: malformedRequests,
  S4: scriptInjection,
  S5: headerInjection,
  S6: rotatedKeys,
  S10: leadFlood,
  S11: personalLeaks,
  "SIGN-IN": signInGuesses,
}
// R1 and R2 wait for a missing heartbeat, R5 for a leader that is not replaced yet, R9 for clients that send little, R16 for alerts.
await runExperiments(experiments, { waiting: ["R1", "R2", "R5", "R9", "R16"] })
