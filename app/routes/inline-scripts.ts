import { sendLandingView } from "../blog/counting/landing-view.ts"
import { draftPrefix } from "../leads/form/lead-draft.ts"
import { hasWaitingDraft } from "../leads/form/waiting-draft.ts"
import type { PageAssets } from "../platform/page/page-assets.server.ts"
import { startId, startOnInteraction } from "../platform/page/start-on-interaction.ts"
import { bannerId, consentKey, preferencesKey } from "../privacy/consent/consent.ts"
import { cookieQuestion } from "../privacy/consent/cookie-question.ts"
import { askFirst } from "../privacy/consent/first-question.ts"
import { startLandingCountdown } from "../site/success/landing-countdown.ts"

const question = call(askFirst, { consentKey, preferencesKey, version: cookieQuestion.version, bannerId })
const draft = call(hasWaitingDraft, draftPrefix)

const steps = {
  "routes/blog/post": { step: sendLandingView, source: "app/blog/counting/view-beacon.client.ts" },
  "routes/site/success": { step: startLandingCountdown, source: "app/site/success/countdown.client.ts" },
}

/** What a page does before its script: its own steps, each an expression; one that is true starts the script by itself. */
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

function call(step: (...given: never[]) => unknown, given: unknown) {
  return `(${textOf(step)})(${JSON.stringify(given)})`
}

/** As a text without its indentation. */
function textOf(step: (...given: never[]) => unknown) {
  return step.toString().replaceAll(/\n\s*/g, "\n")
}
