import { tellLandingView } from "../blog/counting/landing-view.ts"
import { draftPrefix } from "../leads/form/lead-draft.ts"
import { hasWaitingDraft } from "../leads/form/waiting-draft.ts"
import { textOf } from "../platform/page/deferred-scripts.ts"
import type { PageAssets } from "../platform/page/page-assets.server.ts"
import { bannerId, consentKey, preferencesKey } from "../privacy/consent/consent.ts"
import { cookieQuestion } from "../privacy/consent/cookie-question.ts"
import { askFirst } from "../privacy/consent/first-question.ts"
import { startLandingCountdown } from "../site/success/landing-countdown.ts"

const question = call(askFirst, { consentKey, preferencesKey, version: cookieQuestion.version, bannerId })
const draft = call(hasWaitingDraft, draftPrefix)

const steps = {
  "routes/blog/post": { step: tellLandingView, source: "view-beacon.client" },
  "routes/site/success": { step: startLandingCountdown, source: "countdown.client" },
}

/** What a page does before its script is wanted, as expressions; one that is true wants the script at once. */
export function inlineScripts(routeIds: readonly string[], hrefOf: PageAssets["hrefOf"]) {
  return [
    question,
    draft,
    ...Object.entries(steps)
      .filter(([id]) => routeIds.includes(id))
      .map(([, { step, source }]) => call(step, hrefOf(source))),
  ]
}

function call(step: (...given: never[]) => unknown, given: unknown) {
  return `(${textOf(step)})(${JSON.stringify(given)})`
}
