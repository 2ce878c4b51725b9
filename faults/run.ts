import { runExperiments } from "../tools/measured.ts"
import { acknowledgedLeads } from "./acknowledged-leads.ts"
import { countedEvents } from "./counted-events.ts"
import { headerInjection } from "./header-injection.ts"
import { notificationDelay } from "./notification-delay.ts"
import { oneLead } from "./one-lead.ts"
import { personalLeaks } from "./personal-leaks.ts"
import { scriptInjection } from "./script-injection.ts"
import { signInGuesses } from "./sign-in-guesses.ts"

await runExperiments({
  R1: acknowledgedLeads,
  R2: notificationDelay,
  R12: oneLead,
  R13: countedEvents,
  S4: scriptInjection,
  S5: headerInjection,
  S11: personalLeaks,
  "SIGN-IN": signInGuesses,
})
