import { createViewRecorder } from "./app/blog/counting/view-recorder.server.ts"
import { exitOnFaults, readEnv } from "./app/env.server.ts"
import { addLeadCounter } from "./app/leads/intake/lead-metrics.server.ts"
import { createLimiter } from "./app/platform/http/rate-limit.server.ts"
import { createWaker } from "./app/platform/jobs/wake-worker.server.ts"
import { systemClock } from "./app/platform/time/clock.ts"
import { optionalTagsOf } from "./app/privacy/consent/optional-tags.ts"
import { createUnsubscribeLinks } from "./app/privacy/holder/unsubscribe-links.server.ts"
import { openWebServer } from "./web-server.ts"

/** The public pages. This process has no credentials that read a lead (decision 029). */
const env = exitOnFaults(() => readEnv("site"))
const { common, db, log, metrics, serve } = openWebServer("site", env)
const views = createViewRecorder({ db, log })
const limiter = createLimiter({ db, secrets: env.LIMIT_SECRETS, clock: systemClock, log })

await serve(
  {
    ...common,
    process: "site",
    optionalTags: optionalTagsOf(env),
    spendLimits: limiter.spend,
    hashSpends: limiter.hash,
    countLead: addLeadCounter(metrics.registry),
    wakeWorker: createWaker(db),
    readUnsubscribeToken: createUnsubscribeLinks(env.UNSUBSCRIBE_SECRETS).readToken,
    recordViewQuietly: views.recordViewQuietly,
  },
  { close: views.close },
)
