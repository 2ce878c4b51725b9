import { sendLandingView } from "../blog/counting/landing-view.ts"
import { draftPrefix } from "../leads/form/lead-draft.ts"
import { hasWaitingDraft } from "../leads/form/waiting-draft.ts"
import type { PageAssets } from "../platform/page/page-assets.server.ts"
import { startId, startOnInteraction } from "../platform/page/start-on-interaction.ts"
import { bannerId, consentKey, preferencesKey } from "../privacy/consent/consent.ts"
import { cookieQuestion } from "../privacy/consent/cookie-question.ts"
import { showCookieQuestion } from "../privacy/consent/show-cookie-question.ts"
import { startLandingCountdown } from "../site/success/landing-countdown.ts"

const question = call(showCookieQuestion, {
  consentKey,
  preferencesKey,
  version: cookieQuestion.version,
  bannerId,
})
const draft = call(hasWaitingDraft, draftPrefix)

const steps = {
  "routes/blog/post": { step: sendLandingView, source: "app/blog/counting/view-beacon.client.ts" },
  "routes/site/success": { step: startLandingCountdown, source: "app/site/success/countdown.client.ts" },
}

/** The script inside a public page. It runs the steps of the page, and starts the deferred scripts when one returns true. */
export function inlineScripts(routeIds: readonly string[], hrefOf: PageAssets["hrefOf"]) {
  const reasons = [
    question,
    draft,
    ...Object.entries(steps)
      .filter(([id]) => routeIds.includes(id))
      .map(([, { step, source }]) => call(step, hrefOf(source))),
  ]
  return `(${textOf(startOnInteraction)})(${JSON.stringify(startId)},[${reasons.join(",")}])`
}

function call(step: (...args: never[]) => unknown, argument: unknown) {
  return `(${textOf(step)})(${JSON.stringify(argument)})`
}

/** The source text of a function without indentation. */
function textOf(step: (...args: never[]) => unknown) {
  return step.toString().replaceAll(/\n\s*/g, "\n")
}
