import { tellLandingView } from "../blog/landing-view.ts"
import { draftPrefix } from "../leads/lead-draft.ts"
import { hasWaitingDraft } from "../leads/waiting-draft.ts"
import { textOf } from "../platform/deferred-scripts.ts"
import type { PageAssets } from "../platform/page-assets.server.ts"
import { bannerId, consentKey, preferencesKey } from "../privacy/consent.ts"
import { cookieWords } from "../privacy/content/cookies.ts"
import { askFirst } from "../privacy/first-question.ts"
import { startLandingCountdown } from "../site/landing-countdown.ts"

const call = (step: (...given: never[]) => unknown, given: unknown) =>
  `(${textOf(step)})(${JSON.stringify(given)})`

const question = call(askFirst, { consentKey, preferencesKey, version: cookieWords.version, bannerId })
const draft = call(hasWaitingDraft, draftPrefix)

const steps = {
  "routes/blog/post": { step: tellLandingView, source: "post-view.client" },
  "routes/site/success": { step: startLandingCountdown, source: "countdown.client" },
}

/** What a page does before its script is wanted, as expressions; one that is true wants the script at once. */
export const firstSteps = (routeIds: readonly string[], hrefOf: PageAssets["hrefOf"]) => [
  question,
  draft,
  ...Object.entries(steps)
    .filter(([id]) => routeIds.includes(id))
    .map(([, { step, source }]) => call(step, hrefOf(source))),
]
